import type { operations } from '#api/generated/tld-info.d.ts'
import type { Payloads } from '../support/payloads.ts'
import { PROBLEM, TROUBLE } from './problem.ts'

export const tldInfoPayloads = {
  getTldInfoHash: {
    header: undefined,
    query: undefined,
    body: { reseller: 'nordlicht', system_name: 'opensrs', show_header: '1' },
    answers: { 200: { hash: 'bm9yZGxpY2h0L29wZW5zcnM' }, 400: PROBLEM, 404: PROBLEM, 422: PROBLEM, ...TROUBLE },
  },
} satisfies Payloads<operations>
