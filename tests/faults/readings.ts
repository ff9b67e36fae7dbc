import { resellerOfItem } from '#api/named-reseller.ts'
import type { ConsentSession } from '#api/consent.ts'
import type { Branding, SystemBranding } from '#api/branding.ts'
import type { DataQuality } from '#api/data-quality.ts'
import type { Listing } from '#api/listing.ts'
import type { Trade } from '#api/trade.ts'
import type { TrademarkNotice } from '#api/trademark.ts'
import type { TransferAway, TransferIn } from '#api/transfer.ts'
import type { Verification } from '#api/verification.ts'
import { readBrand } from '#brand/brand.ts'
import { answersFor } from '#brand/resolve-branding.ts'
import { isApprovedLate } from '#decision/contact-approval.ts'
import * as contactCase from '#decision/contact-case.ts'
import type { ItemStatus } from '#decision/item-status.ts'
import * as dataQuality from '#features/data-quality/rules.ts'
import * as listing from '#features/listing/rules.ts'
import * as preferences from '#features/preferences/rules.ts'
import * as trade from '#features/trade/rules.ts'
import * as trademark from '#features/trademark/rules.ts'
import * as transfer from '#features/transfer/rules.ts'

/** What the rules of a page make of an item: its status, where it has one, and all else. */
export type Reading = { status?: ItemStatus; rest: unknown }

const readTrade = (item: Trade): Reading => ({
  status: trade.statusOf(item),
  rest: [
    trade.otherAnswerOf(item),
    trade.changesOf(item.current_registrant, item.new_registrant),
    [trade.lockOf(item), trade.agentOf(item)],
    trade.choicesOf(item, {}),
    [item.current_registrant, item.new_registrant].map((holder) => trade.legalHolder(holder)),
  ],
})
const readCase = (item: DataQuality | Verification): Reading => ({
  status: contactCase.statusOf(item),
  rest: [contactCase.domainsOf(item), contactCase.deadlineOf(item), isApprovedLate(item)],
})

/** The rules that read the answer of an operation, by its id. */
export const READINGS: Partial<Record<string, (item: never) => Reading>> = {
  getConsent: (session: ConsentSession) => {
    const items = preferences.sortConsents(session)
    return { rest: [items, items.map((item) => preferences.decidedFields(item))] }
  },
  getBranding: (branding: Branding) => ({
    rest: [answersFor(branding, { realm: 'nordlicht', systemName: 'opensrs' }), readBrand(undefined, branding)],
  }),
  getSystemBranding: (system: SystemBranding) => ({ rest: readBrand(system, undefined) }),
  getListing: (item: Listing) => ({ status: listing.statusOf(item), rest: listing.readPrice(item) }),
  getNewTrade: readTrade,
  getCurrentTrade: readTrade,
  getTransferIn: (item: TransferIn) => ({
    status: transfer.statusOfIn(item),
    rest: [transfer.needsCode(item), resellerOfItem(item)],
  }),
  getTransferAway: (item: TransferAway) => ({
    status: transfer.statusOfAway(item),
    rest: resellerOfItem(item),
  }),
  getTrademarkNotice: (item: TrademarkNotice) => ({
    status: trademark.statusOf(item),
    rest: trademark.readMarks(item),
  }),
  getVerification: readCase,
  getDataQuality: (item: DataQuality) => {
    const contact = dataQuality.contactOf(item)
    const { status, rest } = readCase(item)
    return {
      ...(status && { status }),
      rest: [rest, contact, dataQuality.tidy(contact), dataQuality.documentTypesOf(item), dataQuality.receivedOf(item)],
    }
  },
}
