import { loadContracts } from '#mocks/contracts/operations.ts'

/** The contracts, their examples dated as of now: a page refuses answers to what a file has let end. */
export const contracts = await loadContracts({ asOf: new Date() })
