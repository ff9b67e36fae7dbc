import type { components, operations } from '#api/generated/sandbox.d.ts'
import type { Payloads } from '#tests/contract/support/payloads.ts'
import { PROBLEM } from '#tests/contract/support/problem.ts'

const AT = '2026-11-21T09:00:00.000Z'

const UPLOAD = {
  upload_id: 'u-1',
  at: AT,
  key: 'pending~1',
  document_type: 'id_card',
  file_name: 'id.png',
  declared_type: 'image/png',
  content_type: 'image/png',
  size: 4096,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
} satisfies components['schemas']['Upload']

export const payloads = {
  getScenarios: {
    header: undefined,
    query: { reseller: 'pale-yellow' },
    body: null,
    answers: {
      200: {
        server: 'sandbox',
        resellers: [{ name: 'pale-yellow', title: 'Pale' }],
        scenarios: [
          {
            flow: 'preferences',
            state: 'expired',
            title: 'Expired',
            link: '/consent/expired',
            host: 'expired',
            purpose: 'expired',
            statuses: [410],
            shown: true,
            fault: 'never',
            prism: { method: 'POST', path: '/x', headers: { accept: '*/*' }, body: 'a=b' },
          },
        ],
      },
      500: PROBLEM,
    },
  },
  readLedger: {
    header: undefined,
    query: { key: 'required-only~1' },
    body: null,
    answers: {
      200: {
        entries: [
          {
            at: AT,
            operation: 'saveConsent',
            key: 'required-only~1',
            body: { consents: [] },
            text_version: 'preferences 2026-11-26; sha256=ab',
            text_language: 'de',
          },
        ],
      },
      500: PROBLEM,
    },
  },
  listViolations: {
    header: undefined,
    query: { key: 'required-only~1' },
    body: null,
    answers: {
      200: { violations: [{ at: AT, operation: 'saveConsent', key: null, side: 'request', message: 'body: missing' }] },
      500: PROBLEM,
    },
  },
  listUploads: {
    header: undefined,
    query: { key: 'pending~1' },
    body: null,
    answers: { 200: { uploads: [UPLOAD] }, 500: PROBLEM },
  },
  getUpload: { header: undefined, query: undefined, body: null, answers: { 200: 'bytes', 404: PROBLEM, 500: PROBLEM } },
  resetSandbox: { header: undefined, query: undefined, body: null, answers: { 204: null, 500: PROBLEM } },
  orderFault: {
    header: undefined,
    query: undefined,
    body: {
      method: 'GET',
      path: '/trade/*',
      header: { name: 'x-request-id', value: 'a1' },
      times: 1,
      kind: 'empty-502',
    },
    answers: { 204: null, 500: PROBLEM },
  },
} satisfies Payloads<operations>
