import { dataQualityQuery, getDataQuality, updateContact, uploadMutation } from '#api/data-quality.ts'

/** Every call of the data quality page. */
export const DATA_QUALITY_CALLS = { dataQualityQuery, getDataQuality, updateContact, uploadMutation }
