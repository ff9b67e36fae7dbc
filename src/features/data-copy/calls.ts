import { downloadReport, reportAddress, reportRequestMutation, reportRequestQuery } from '#api/data-copy.ts'

/** Every call of the page about a copy of one's data, and the address that its plain link leads to. */
export const DATA_COPY_CALLS = { reportRequestQuery, reportRequestMutation, downloadReport, reportAddress }
