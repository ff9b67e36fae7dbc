import type { operations } from '#api/generated/data-copy.d.ts'
import type { Payloads } from '#tests/contract/support/payloads.ts'
import { READ_ERRORS, XSRF } from './decision.ts'
import { PROBLEM } from './problem.ts'

const REQUEST = {
  download_link: 'https://approve.nordlicht.example/consent/api/no-auth/hermes/report/download/ready',
  download_token: 'ready',
}

export const dataCopyPayloads = {
  getReportRequest: { header: undefined, query: undefined, body: null, answers: { 200: REQUEST, ...READ_ERRORS } },
  requestReport: {
    header: XSRF,
    query: undefined,
    body: { access_key: 'nothing-requested', email_address: 'jo.anders@anders-buchbinderei.example' },
    answers: { 200: REQUEST, 204: null, ...READ_ERRORS, 422: PROBLEM },
  },
  downloadReport: { header: undefined, query: undefined, body: null, answers: { 200: 'field,value', ...READ_ERRORS } },
} satisfies Payloads<operations>
