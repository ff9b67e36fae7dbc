import type { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { CONTACT } from '#tests/contract/support/contact.ts'

type Words = Record<'en' | 'de', string>

/** One answer of a page: its button, the title of its dialog, the `h1` of its outcome, and the one request that it may make. */
export type Answer = {
  label: Words
  asked: Words
  done: Words
  operation: string
  /** Fields of the form that is sent, beside those of the link. */
  fields: Record<string, string>
  /** Fills in what the decision needs. */
  needs?: 'code' | 'acknowledgement'
}

/** A page that asks for a decision, as a person and as its backend see it. */
export type DecisionPage = {
  name: string
  /** Flow of its scenarios. */
  flow: string
  /** Beginning of its scenarios' names. */
  prefix: string
  open: string
  link: (key: string) => string
  /** Where the item is read. */
  read: string
  /** The fields that name the item, as they are sent with every answer. */
  item: (key: string) => Record<string, string>
  question: Words
  answers: [Answer, ...Answer[]]
  /** Its data is cleared on an error that is not about input (specification, section 8). */
  isCleared?: true
  /** It is read before every answer as well, to see whether it was changed meanwhile. */
  isReadFirst?: true
  /** It can still be answered after the deadline. */
  isNeverTooLate?: true
  /** The specification lists no field of the item, so that a response may be empty. */
  isSparse?: true
  /** Message key of the heading when the response lacks the item's main part. */
  bare?: string
}

const DOMAIN = 'anders-buchbinderei.berlin'
/** An auth code with everything in it that an encoding could change. */
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

const trade = (side: 'new' | 'current', Side: 'New' | 'Current'): DecisionPage => ({
  name: `trade, ${side} holder`,
  flow: 'trade',
  prefix: `${side}-`,
  open: 'open',
  read: `/trade/api/no-auth/icann_trade/registrant/${side}/info`,
  link: (key) => `/trade/${side[0]}/${key}`,
  item: (key) => ({ key }),
  question: { en: `Change the registrant of ${DOMAIN}?`, de: `Dem Inhaberwechsel für ${DOMAIN} zustimmen?` },
  answers: [
    {
      label: { en: 'Approve change', de: 'Dem Wechsel zustimmen' },
      asked: {
        en: `Approve the change of registrant for ${DOMAIN}?`,
        de: `Dem Inhaberwechsel für ${DOMAIN} zustimmen?`,
      },
      done: {
        en: `You approved the change of registrant for ${DOMAIN}`,
        de: `Sie haben dem Inhaberwechsel für ${DOMAIN} zugestimmt`,
      },
      operation: `approve${Side}Trade`,
      fields: { ...(side === 'current' && { trade_hold: '1' }), designated_agent: '0' },
    },
    {
      label: { en: 'Cancel change', de: 'Wechsel abbrechen' },
      asked: {
        en: `Cancel the change of registrant for ${DOMAIN}?`,
        de: `Den Inhaberwechsel für ${DOMAIN} abbrechen?`,
      },
      done: {
        en: `You canceled the change of registrant for ${DOMAIN}`,
        de: `Sie haben den Inhaberwechsel für ${DOMAIN} abgebrochen`,
      },
      operation: `cancel${Side}Trade`,
      fields: {},
    },
  ],
})

/** The pages of an item that ask for no decision. */
type WithoutDecision = '/consent/$access_key' | '/consent/$access_key/data-sharing' | '/request/$access_key'

/** One that is missing does not compile. */
const BY_ADDRESS: Record<Exclude<keyof typeof ITEM_PAGES, WithoutDecision>, DecisionPage> = {
  '/transfer/in/$domain/$key': {
    ...transfer('in'),
    name: 'transfer in',
    question: { en: `Accept the transfer of ${DOMAIN}?`, de: `Transfer von ${DOMAIN} annehmen?` },
    answers: [
      {
        label: { en: 'Accept transfer', de: 'Transfer annehmen' },
        asked: { en: `Accept the transfer of ${DOMAIN}?`, de: `Transfer von ${DOMAIN} annehmen?` },
        done: { en: `${DOMAIN} will be transferred`, de: `${DOMAIN} wird übertragen` },
        operation: 'approveTransferIn',
        fields: { auth_info: CODE },
        needs: 'code',
      },
      {
        label: { en: 'Decline transfer', de: 'Transfer ablehnen' },
        asked: { en: `Decline the transfer of ${DOMAIN}?`, de: `Transfer von ${DOMAIN} ablehnen?` },
        done: { en: `${DOMAIN} will not be transferred`, de: `${DOMAIN} wird nicht übertragen` },
        operation: 'declineTransferIn',
        fields: {},
      },
    ],
  },
  '/transfer/away/$domain/$key': {
    ...transfer('away'),
    name: 'transfer away',
    question: {
      en: `Transfer ${DOMAIN} to Harbourline Domains Ltd.?`,
      de: `${DOMAIN} zu Harbourline Domains Ltd. übertragen?`,
    },
    answers: [
      {
        label: { en: 'Accept transfer', de: 'Transfer annehmen' },
        asked: {
          en: `Accept the transfer of ${DOMAIN}?`,
          de: `Transfer von ${DOMAIN} annehmen?`,
        },
        done: {
          en: `${DOMAIN} will be transferred to Harbourline Domains Ltd.`,
          de: `${DOMAIN} wird zu Harbourline Domains Ltd. übertragen`,
        },
        operation: 'approveTransferAway',
        fields: {},
      },
      {
        label: { en: 'Decline transfer', de: 'Transfer ablehnen' },
        asked: {
          en: `Decline the transfer of ${DOMAIN}?`,
          de: `Transfer von ${DOMAIN} ablehnen?`,
        },
        done: {
          en: `${DOMAIN} will stay with its current registrar`,
          de: `${DOMAIN} bleibt beim bisherigen Registrar`,
        },
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
    question: { en: `List ${DOMAIN} for sale?`, de: `${DOMAIN} zum Verkauf anbieten?` },
    answers: [
      {
        label: { en: 'Accept listing', de: 'Zum Verkauf anbieten' },
        asked: {
          en: `Accept the listing of ${DOMAIN} at €4,900.00?`,
          de: `${DOMAIN} für 4.900,00\u00A0€ zum Verkauf anbieten?`,
        },
        done: { en: `${DOMAIN} will be listed for sale`, de: `${DOMAIN} wird zum Verkauf angeboten` },
        operation: 'approveListing',
        fields: {},
      },
      {
        label: { en: 'Decline listing', de: 'Nicht anbieten' },
        asked: { en: `Decline the listing of ${DOMAIN}?`, de: `${DOMAIN} nicht zum Verkauf anbieten?` },
        done: { en: `${DOMAIN} will not be listed for sale`, de: `${DOMAIN} wird nicht zum Verkauf angeboten` },
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
    question: {
      en: 'Register example-one.shop despite the trademarks below?',
      de: 'example-one.shop trotz der unten genannten Marken registrieren?',
    },
    isCleared: true,
    answers: [
      {
        label: { en: 'Accept notice and continue', de: 'Hinweis bestätigen und fortfahren' },
        asked: {
          en: 'Accept the notice for example-one.shop and continue?',
          de: 'Den Hinweis für example-one.shop bestätigen und fortfahren?',
        },
        done: {
          en: 'You accepted the notice for example-one.shop',
          de: 'Sie haben den Hinweis für example-one.shop bestätigt',
        },
        operation: 'approveTrademarkNotice',
        fields: {},
        needs: 'acknowledgement',
      },
      {
        label: { en: 'Decline registration', de: 'Registrierung ablehnen' },
        asked: {
          en: 'Decline the registration of example-one.shop?',
          de: 'Die Registrierung von example-one.shop ablehnen?',
        },
        done: {
          en: 'You declined the registration of example-one.shop',
          de: 'Sie haben die Registrierung von example-one.shop abgelehnt',
        },
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
    bare: 'verification.unseen.question',
    question: { en: 'Are your contact details correct?', de: 'Stimmen Ihre Kontaktdaten?' },
    answers: [
      {
        label: { en: 'Approve', de: 'Bestätigen' },
        asked: { en: 'Approve these contact details?', de: 'Diese Kontaktdaten bestätigen?' },
        done: { en: 'Your contact details are confirmed', de: 'Ihre Kontaktdaten sind bestätigt' },
        operation: 'verifyRegistrant',
        fields: {},
      },
    ],
    isCleared: true,
    isNeverTooLate: true,
  },
  '/registrant/data_quality/$key/$reseller_id': {
    name: 'data quality',
    flow: 'data-quality',
    prefix: '',
    open: 'pending',
    read: '/registrant/api/no-auth/data_quality/info',
    link: (key) => `/registrant/data_quality/${key}/nordlicht`,
    item: (key) => ({ key, reseller_id: 'nordlicht' }),
    bare: 'dataQuality.blank.question',
    question: { en: 'Are these contact details correct?', de: 'Stimmen diese Kontaktdaten?' },
    answers: [
      {
        label: { en: 'Approve', de: 'Bestätigen' },
        asked: { en: 'Approve these contact details?', de: 'Diese Kontaktdaten bestätigen?' },
        done: { en: 'Your contact details are approved', de: 'Ihre Kontaktdaten sind bestätigt' },
        operation: 'updateContact',
        fields: CONTACT,
      },
    ],
    isReadFirst: true,
    isNeverTooLate: true,
  },
}

/** Every page that asks for a decision. */
export const DECISION_PAGES = Object.values(BY_ADDRESS)
