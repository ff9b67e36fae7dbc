import * as api from '#api/transfer.ts'
import type { components, operations } from '#api/generated/transfer.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { ANSWERED, DECIDED, DECISION, ITEM_ERRORS } from '#tests/contract/support/decision-payloads.ts'

const LINK = { key: 'in-open', domain: 'anders-buchbinderei.berlin' }

const TRANSFER = {
  tld: '.berlin',
  losing_registrar: 'Meridian Registrar Inc.',
  gaining_registrar: 'Harbourline Domains Ltd.',
  domain: 'anders-buchbinderei.berlin',
  reseller_username: 'nordlicht',
  reseller_org_name: 'Nordlicht Hosting GmbH',
  expiry_date: '2027-03-14',
  key: 'away-open',
  whois_url: 'https://rdap.meridian-registrar.example/lookup?domain=anders-buchbinderei.berlin',
  country_code: 'DE',
  auth_code_required: '0',
  contract_url: 'https://www.meridian-registrar.example/agreements/registration',
  auth_info_url: 'https://www.meridian-registrar.example/help/auth-code',
  request_date: '2026-11-19T08:12:44Z',
  approval_deadline: 1795507964,
  ...ANSWERED,
} satisfies Partial<components['schemas']['TransferAway']>

const AWAY = {
  ...TRANSFER,
  losing_registrar_contact: 'transfers@meridian-registrar.example',
  gaining_registrar_iana_id: '9995',
} satisfies Required<components['schemas']['TransferAway']>

const IN = {
  ...TRANSFER,
  owner_confirm_ip: '203.0.113.24',
  transfer_confirm_time: 1795165391,
  transfer_owner_email: 'jo.anders@anders-buchbinderei.example',
  auth_info: 'Xk7-2pQ9!vBn',
} satisfies Required<components['schemas']['TransferIn']>

const DECIDE = { header: DECISION, query: undefined, body: LINK, answers: DECIDED }

export const payloads = {
  getTransferIn: { header: undefined, query: LINK, body: null, answers: { 200: IN, ...ITEM_ERRORS } },
  approveTransferIn: { ...DECIDE, body: { ...LINK, auth_info: 'aB3&x=9<+% ' } },
  declineTransferIn: DECIDE,
  getTransferAway: { header: undefined, query: LINK, body: null, answers: { 200: AWAY, ...ITEM_ERRORS } },
  approveTransferAway: DECIDE,
  declineTransferAway: DECIDE,
} satisfies Payloads<operations>

// Every decision has a copy of its item.
const link = (key: string) => ({ key, domain: 'anders-buchbinderei.berlin' })

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getTransferIn: (page) => page.ask(api.getTransferIn(link('in-open~1'))),
  approveTransferIn: (page) => page.send(api.approveTransferIn(link('in-open~2'), 'aB3')),
  declineTransferIn: (page) => page.send(api.declineTransferIn(link('in-open~3'))),
  getTransferAway: (page) => page.ask(api.getTransferAway(link('away-open~1'))),
  approveTransferAway: (page) => page.send(api.approveTransferAway(link('away-open~2'))),
  declineTransferAway: (page) => page.send(api.declineTransferAway(link('away-open~3'))),
}
