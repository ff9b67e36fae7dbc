import * as api from '#api/data-copy.ts'
import type { operations } from '#api/generated/data-copy.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { READ_ERRORS, XSRF } from '#tests/contract/support/decision-payloads.ts'
import { PROBLEM } from '#tests/contract/support/problem.ts'

const REQUEST = {
  download_link: 'https://approve.nordlicht.example/consent/api/no-auth/hermes/report/download/ready',
  download_token: 'ready',
}

export const payloads = {
  getReportRequest: { header: undefined, query: undefined, body: null, answers: { 200: REQUEST, ...READ_ERRORS } },
  requestReport: {
    header: XSRF,
    query: undefined,
    body: { access_key: 'nothing-requested', email_address: 'jo.anders@anders-buchbinderei.example' },
    answers: { 200: REQUEST, 204: null, ...READ_ERRORS, 422: PROBLEM },
  },
  downloadReport: { header: undefined, query: undefined, body: null, answers: { 200: 'field,value', ...READ_ERRORS } },
} satisfies Payloads<operations>

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getReportRequest: (page) => page.ask(api.getReportRequest({ access_key: 'ready' })),
  requestReport: (page) => page.send(api.requestReport('ready~1'), 'jo.anders@anders-buchbinderei.example'),
  downloadReport: (page) => page.send(api.downloadReport('ready'), {}),
}
