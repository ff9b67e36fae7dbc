import * as api from '#api/trademark.ts'
import type { components, operations } from '#api/generated/trademark.d.ts'
import { Several } from '#tests/contract/support/payload-differences.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { ANSWERED, DECIDED, DECISION, ITEM_ERRORS } from '#tests/contract/support/decision-payloads.ts'

type Schemas = components['schemas']

const LINK = { claims_id: '370d0b7c9223372036854775807', key: 'open' }

const ADDRESS = {
  street: ['123 Example Dr.', 'Suite 100'],
  city: 'Reston',
  sp: 'VA',
  pc: '20190',
  cc: 'US',
} satisfies Required<Schemas['TrademarkAddress']>

const HOLDER = {
  entitlement: 'owner',
  name: 'Joe Doe',
  org: 'Example Inc.',
  email: 'jdoe@example.com',
  voice: '+1.7035555555',
  fax: '+1.7035555556',
  addr: ADDRESS,
} satisfies Required<Schemas['TrademarkHolder']>

const { entitlement: _, ...PERSON } = HOLDER
const CONTACT = { type: 'agent', voice_ext: '4321', ...PERSON } satisfies Required<Schemas['TrademarkContact']>
const CLASS = { classNum: '35', content: 'Advertising.' } satisfies Required<Schemas['TrademarkClass']>
const UDRP = { caseNo: 'D2003-0499', udrpProvider: 'WIPO' } satisfies Required<Schemas['TrademarkUdrp']>
const COURT = {
  refNum: '234235',
  cc: 'CR',
  region: ['San José', 'Alajuela'],
  courtName: 'Supreme Court of Justice of Costa Rica',
} satisfies Required<Schemas['TrademarkCourt']>

const LISTS = {
  markName: 'Example One',
  goodsAndServices: 'Paper.',
  classDesc: [CLASS],
  holder: [HOLDER],
  contact: [CONTACT],
  jurDesc: { jurCC: 'US', content: 'UNITED STATES OF AMERICA' },
  notExactMatch: { court: [COURT], udrp: [UDRP] },
} satisfies Required<Schemas['Trademark']>

const SINGLES = {
  ...LISTS,
  classDesc: CLASS,
  holder: { ...HOLDER, addr: { ...ADDRESS, street: '123 Example Dr.' } },
  contact: CONTACT,
  notExactMatch: { court: { ...COURT, region: 'San José' }, udrp: UDRP },
} satisfies Required<Schemas['Trademark']>

const NOTICE = {
  domain: 'example-one.shop',
  ...LINK,
  label: 'example-one',
  not_before: '2026-11-21T06:00:00.0Z',
  not_after: 1795413600,
  trademark_list: [LISTS, SINGLES],
  ...ANSWERED,
} satisfies Required<Schemas['TrademarkNotice']>

const NOTICES = new Several<Schemas['TrademarkNotice']>(
  NOTICE,
  { ...NOTICE, trademark_list: LISTS },
  { ...NOTICE, trademark_list: SINGLES },
)

const DECIDE = { header: DECISION, query: undefined, body: LINK, answers: DECIDED }

export const payloads = {
  getTrademarkNotice: { header: undefined, query: LINK, body: null, answers: { 200: NOTICES, ...ITEM_ERRORS } },
  approveTrademarkNotice: DECIDE,
  declineTrademarkNotice: DECIDE,
} satisfies Payloads<operations>

// Every decision has a copy of its item.
const link = (copy: string) => ({ claims_id: '370d0b7c9223372036854775807', key: `open~${copy}` })

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getTrademarkNotice: (page) => page.ask(api.getTrademarkNotice(link('1'))),
  approveTrademarkNotice: (page) => page.send(api.approveTrademarkNotice(link('2'))),
  declineTrademarkNotice: (page) => page.send(api.declineTrademarkNotice(link('3'))),
}
