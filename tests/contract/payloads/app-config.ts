import type { operations } from '#api/generated/app-config.d.ts'
import type { Payloads } from '#tests/contract/support/payloads.ts'
import { PROBLEM, TROUBLE } from './problem.ts'

export const appConfigPayloads = {
  getAppConfig: {
    header: { 'x-forwarded-host': 'approve.nordlicht.example' },
    query: undefined,
    body: null,
    answers: { 200: { features: { consent: true, uk: false } }, 404: PROBLEM, ...TROUBLE },
  },
} satisfies Payloads<operations>
