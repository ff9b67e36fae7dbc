import * as api from '#api/app-config.ts'
import type { operations } from '#api/generated/app-config.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { PROBLEM, TROUBLE } from '#tests/contract/support/problem.ts'

export const payloads = {
  getAppConfig: {
    header: { 'x-forwarded-host': 'approve.nordlicht.example' },
    query: undefined,
    body: null,
    answers: { 200: { features: { consent: true, uk: false } }, 404: PROBLEM, ...TROUBLE },
  },
} satisfies Payloads<operations>

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getAppConfig: (page) => page.ask(api.getAppConfig()),
}
