import * as api from '#api/tld-info.ts'
import type { components, operations } from '#api/generated/tld-info.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { PROBLEM, TROUBLE } from '#tests/contract/support/problem.ts'

const ERRORS = { 400: PROBLEM, 404: PROBLEM, 422: PROBLEM, ...TROUBLE }

const OWNER = {
  reseller: 'nordlicht',
  system_name: 'opensrs',
  hrs: 0,
  show_header: '1',
} satisfies Required<components['schemas']['TldInfoOwner']>

const BERLIN = {
  tld: '.berlin',
  registry_name: 'dotBERLIN GmbH & Co. KG',
  synchronous: true,
  contract_fields: ['first_name', 'last_name'],
  consent_fields: ['phone_number'],
  passes_through: '0',
  real_data_for: ['owner', 'admin', 'tech', 'billing'],
  information: 'Without consent, placeholder data is sent instead of the optional data.',
} satisfies Required<components['schemas']['TldHandling']>

export const payloads = {
  getTldInfoHash: {
    header: undefined,
    query: undefined,
    body: { reseller: 'nordlicht', system_name: 'opensrs', show_header: '1' },
    answers: { 200: { hash: 'bm9yZGxpY2h0L29wZW5zcnM' }, ...ERRORS },
  },
  unhashTldInfo: {
    header: undefined,
    query: undefined,
    body: { hash: 'nordlicht-opensrs' },
    answers: { 200: OWNER, ...ERRORS },
  },
  listTlds: {
    header: undefined,
    query: { page: 1, page_size: 25, page_order_by: '-registry_name', registry_name: '*Verisign*', tld: '.com' },
    body: null,
    answers: {
      200: { _meta: { pagination: { page: 1, page_size: 25, total_count: 1, total_pages: 1 } }, tlds: [BERLIN] },
      ...ERRORS,
    },
  },
  listTldNames: {
    header: undefined,
    query: undefined,
    body: null,
    answers: { 200: { tlds: ['.berlin', '.москва'] }, ...ERRORS },
  },
} satisfies Payloads<operations>

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getTldInfoHash: (page) => page.ask(api.getTldInfoHash({ realm: 'nordlicht', systemName: 'opensrs' })),
  unhashTldInfo: (page) => page.ask(api.unhashTldInfo('nordlicht-opensrs')),
  listTlds: (page) => page.ask(api.listTlds('opensrs', { page: 1, pageSize: 25, orderBy: 'tld' })),
  listTldNames: (page) => page.ask(api.listTldNames('opensrs')),
}
