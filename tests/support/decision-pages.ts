import type { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { CONTACT } from '#tests/contract/support/contact.ts'

/** An answer: its button, the title of its dialog, the `h1` of its outcome, and its operation. */
export type Answer = {
  label: string
  dialogTitle: string
  done: string
  operation: string
  /** Request fields other than those from the link. */
  fields: Record<string, string>
  /** The input that the answer requires. */
  needs?: 'code' | 'acknowledgement'
}

/** A page whose `h1` asks a question that needs a decision, and its calls. */
export type DecisionPage = {
  name: string
  flow: string
  /** The prefix of its scenario names; `prefix + open` is the name of a scenario that can be answered. */
  prefix: string
  open: string
  link: (key: string) => string
  /** Path of the operation that reads the item. */
  read: string
  /** Fields that identify the item in every request. */
  item: (key: string) => Record<string, string>
  question: string
  answers: [Answer, ...Answer[]]
  /** The item's data is cleared on errors that are not about input (specification, section 8). */
  isCleared?: true
  /** The item is also read before every answer, to detect changes. */
  isReadFirst?: true
  /** The item can still be answered after the deadline. */
  ignoresDeadline?: true
  /** The specification lists no fields for the item, so a response may be empty. */
  isSparse?: true
  /** Message key of the heading when the response lacks the item's main part. */
  bareHeading?: string
}

const DOMAIN = 'anders-buchbinderei.berlin'
/** An auth code with every character that an encoding could change. */
export const CODE = 'aB&<3=+%0O'
const CLAIMS_ID = '370d0b7c9223372036854775807'

const transfer = (direction: 'in' | 'away') => ({
  flow: `transfer-${direction}`,
  prefix: `${direction}-`,
  open: 'open',
  read: `/trade/api/no-auth/transfer_${direction}/info`,
  link: (key: string) => `/transfer/${direction}/${DOMAIN}/${key}`,
  item: (key: string) => ({ key, domain: DOMAIN }),
})

const trade = (side: 'new' | 'current', operationSide: 'New' | 'Current'): DecisionPage => ({
  name: `trade, ${side} holder`,
  flow: 'trade',
  prefix: `${side}-`,
  open: 'open',
  read: `/trade/api/no-auth/icann_trade/registrant/${side}/info`,
  link: (key) => `/trade/${side[0]}/${key}`,
  item: (key) => ({ key }),
  question: `Change the registrant of ${DOMAIN}?`,
  answers: [
    {
      label: 'Approve change',
      dialogTitle: `Approve the change of registrant for ${DOMAIN}?`,
      done: `You approved the change of registrant for ${DOMAIN}`,
      operation: `approve${operationSide}Trade`,
      fields: { ...(side === 'current' && { trade_hold: '1' }), designated_agent: '0' },
    },
    {
      label: 'Cancel change',
      dialogTitle: `Cancel the change of registrant for ${DOMAIN}?`,
      done: `You canceled the change of registrant for ${DOMAIN}`,
      operation: `cancel${operationSide}Trade`,
      fields: {},
    },
  ],
})

/** Item pages without a decision. */
type PageWithoutDecision = '/consent/$access_key' | '/consent/$access_key/data-sharing' | '/request/$access_key'

/** The type check fails when a page is missing. */
const PAGES_BY_PATH: Record<Exclude<keyof typeof ITEM_PAGES, PageWithoutDecision>, DecisionPage> = {
  '/transfer/in/$domain/$key': {
    ...transfer('in'),
    name: 'transfer in',
    question: `Accept the transfer of ${DOMAIN}?`,
    answers: [
      {
        label: 'Accept transfer',
        dialogTitle: `Accept the transfer of ${DOMAIN}?`,
        done: `${DOMAIN} will be transferred`,
        operation: 'approveTransferIn',
        fields: { auth_info: CODE },
        needs: 'code',
      },
      {
        label: 'Decline transfer',
        dialogTitle: `Decline the transfer of ${DOMAIN}?`,
        done: `${DOMAIN} will not be transferred`,
        operation: 'declineTransferIn',
        fields: {},
      },
    ],
  },
  '/transfer/away/$domain/$key': {
    ...transfer('away'),
    name: 'transfer away',
    question: `Transfer ${DOMAIN} to Harbourline Domains Ltd.?`,
    answers: [
      {
        label: 'Accept transfer',
        dialogTitle: `Accept the transfer of ${DOMAIN}?`,
        done: `${DOMAIN} will be transferred to Harbourline Domains Ltd.`,
        operation: 'approveTransferAway',
        fields: {},
      },
      {
        label: 'Decline transfer',
        dialogTitle: `Decline the transfer of ${DOMAIN}?`,
        done: `${DOMAIN} will stay with its current registrar`,
        operation: 'declineTransferAway',
        fields: {},
      },
    ],
  },
  '/trade/n/$key': trade('new', 'New'),
  '/trade/c/$key': trade('current', 'Current'),
  '/dls/$id/$domain': {
    name: 'listing',
    flow: 'listing',
    prefix: '',
    open: 'open',
    read: '/dls/api/no-auth/dls/info',
    link: (key) => `/dls/${key}/${DOMAIN}`,
    item: (key) => ({ id: key, domain: DOMAIN }),
    isSparse: true,
    question: `List ${DOMAIN} for sale?`,
    answers: [
      {
        label: 'Accept listing',
        dialogTitle: `List ${DOMAIN} for sale at €4,900.00?`,
        done: `${DOMAIN} will be listed for sale`,
        operation: 'approveListing',
        fields: {},
      },
      {
        label: 'Decline listing',
        dialogTitle: `Decline the listing of ${DOMAIN}?`,
        done: `${DOMAIN} will not be listed for sale`,
        operation: 'declineListing',
        fields: {},
      },
    ],
  },
  '/trademark/$claims_id/$key': {
    name: 'trademark',
    flow: 'trademark',
    prefix: '',
    open: 'open',
    read: '/trademark/api/no-auth/claims/info',
    link: (key) => `/trademark/${CLAIMS_ID}/${key}`,
    item: (key) => ({ claims_id: CLAIMS_ID, key }),
    question: 'Register example-one.shop despite the trademarks below?',
    isCleared: true,
    answers: [
      {
        label: 'Accept notice and continue',
        dialogTitle: 'Accept the notice for example-one.shop and continue?',
        done: 'You accepted the notice for example-one.shop',
        operation: 'approveTrademarkNotice',
        fields: {},
        needs: 'acknowledgement',
      },
      {
        label: 'Decline registration',
        dialogTitle: 'Decline the registration of example-one.shop?',
        done: 'You declined the registration of example-one.shop',
        operation: 'declineTrademarkNotice',
        fields: {},
      },
    ],
  },
  '/registrant/verification/$verification_id/$key/$reseller_id': {
    name: 'verification',
    flow: 'verification',
    prefix: '',
    open: 'pending',
    read: '/registrant/api/no-auth/registrant_verification/info',
    link: (key) => `/registrant/verification/48213/${key}/nordlicht`,
    item: (key) => ({ verification_id: '48213', key, reseller_id: 'nordlicht' }),
    bareHeading: 'verification.unseen.question',
    question: 'Is your contact information correct?',
    answers: [
      {
        label: 'Approve',
        dialogTitle: 'Approve this contact information?',
        done: 'Your contact information is confirmed',
        operation: 'verifyRegistrant',
        fields: {},
      },
    ],
    isCleared: true,
    ignoresDeadline: true,
  },
  '/registrant/data_quality/$key/$reseller_id': {
    name: 'data quality',
    flow: 'data-quality',
    prefix: '',
    open: 'pending',
    read: '/registrant/api/no-auth/data_quality/info',
    link: (key) => `/registrant/data_quality/${key}/nordlicht`,
    item: (key) => ({ key, reseller_id: 'nordlicht' }),
    bareHeading: 'dataQuality.blank.question',
    question: 'Is this contact information correct?',
    answers: [
      {
        label: 'Approve',
        dialogTitle: 'Approve this contact information?',
        done: 'Your contact information is approved',
        operation: 'updateContact',
        fields: CONTACT,
      },
    ],
    isReadFirst: true,
    ignoresDeadline: true,
  },
}

/** Every page that asks for a decision. */
export const DECISION_PAGES = Object.values(PAGES_BY_PATH)
