import { expect, test } from 'vitest'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { alternatives, itemsOf } from '#mocks/contracts/schema-parts.ts'

const CONTACT = ['email', 'full_name', 'org_name', 'address', 'state', 'city', 'postal_code', 'country']
const CONTACT_CASE = [
  ...CONTACT.map((name) => `contact_data.${name}`),
  'countries.alpha2',
  'countries.name',
  'domain_list',
  'approval_deadline',
  'agreement_url',
  'supported_document_types',
  'verified',
  'messaging_language',
]
const TRADE = [
  'trade_hold_enabled',
  'trade_hold_editable',
  'designated_agent_enabled',
  'designated_agent_editable',
  'designated_agent_registrar',
  'approval_deadline',
  'messaging_language',
  'agreement_url',
]
const TRANSFER = [
  'tld',
  'losing_registrar',
  'gaining_registrar',
  'domain',
  'reseller_username',
  'reseller_org_name',
  'expiry_date',
  'key',
  'whois_url',
  'country_code',
  'auth_code_required',
  'contract_url',
  'auth_info_url',
]
// The two flags are named by the specification in words alone.
const MESSAGING_VARS = [
  'global_product_name',
  'global_partner_legal_name',
  'global_reseller_org_name',
  'global_dpo_contact_info',
  'global_dpo_email',
  'global_data_use_info_address',
  'global_data_use_info_email',
  'global_gdpr_consent_gated_whois',
  'global_gdpr_consent_request_for_data',
].map((name) => `object_data.messaging_vars.${name}`)
const CONSENT = [
  'uid',
  'consent_group_name',
  'consent_group_type',
  'status',
  'owned_products.name',
  'owned_products.sub_product',
  'owned_products.provider',
  'field_sets.ACCEPTED_FULL',
  'field_sets.ACCEPTED_CONTRACTUAL_MINIMUM',
  'has_dependent_fields',
  'bypassCheckState',
].map((name) => `consents.${name}`)
const CONSENT_SESSION = [
  'fingerprint',
  'fingerprint_type',
  'access_key',
  'access_url',
  'access_key_expiration_date',
  'creation_date',
  'modification_date',
  'status',
  'data.system_name',
  'data.reseller_name',
  'data.name',
  'data.country_code',
  'data.organization',
  'data.email_address',
  ...CONSENT,
].map((name) => `object_data.${name}`)
const BRANDING = [
  'customer_facing_logo',
  'customer_facing_logo_url',
  'mwi_button_colour',
  'mwi_link_colour',
  'mwi_avatar',
  'mwi_favicon',
  'mwi_nav_bg_colour',
  'messaging_language',
].map((name) => `object_data.branding.${name}`)
const MARK = [
  'markName',
  'goodsAndServices',
  'classDesc.classNum',
  'classDesc.content',
  'holder.org',
  'holder.email',
  'holder.entitlement',
  ...['sp', 'city', 'cc', 'street', 'pc'].map((name) => `holder.addr.${name}`),
  // The specification names `jurDesc` and not its parts.
  'jurDesc.jurCC',
  'jurDesc.content',
].map((name) => `trademark_list.${name}`)

/** The fields of each answer as the specification lists them (sections 3 and 7); everything else is ours. */
const SPECIFIED: Record<string, readonly string[]> = {
  getBranding: [...BRANDING, 'object_data.hrs_instance', ...MESSAGING_VARS],
  getSystemBranding: [
    'object_data.logo_url',
    'object_data.encoded_logo',
    'object_data.registrar_name',
    ...MESSAGING_VARS,
  ],
  getConsent: CONSENT_SESSION,
  saveConsent: CONSENT_SESSION,
  getReportRequest: ['download_link', 'download_token'],
  requestReport: ['download_link', 'download_token'],
  getNewTrade: TRADE,
  getCurrentTrade: TRADE,
  getTransferIn: [...TRANSFER, 'owner_confirm_ip', 'transfer_confirm_time', 'transfer_owner_email', 'auth_info'],
  getTransferAway: TRANSFER,
  getListing: [],
  getTrademarkNotice: ['domain', 'claims_id', 'not_after', 'key', ...MARK],
  getVerification: CONTACT_CASE,
  getDataQuality: CONTACT_CASE,
  unhashTldInfo: ['reseller', 'system_name', 'hrs', 'show_header'],
}

/** What the specification leaves to the contracts altogether ("a hash", "a list", "object_data", a features map). */
const LEFT_OPEN = ['getAppConfig', 'getTldInfoHash', 'listTlds', 'listTldNames', 'getPageSample', 'renderTemplate']

const { operations } = await loadContracts()
const backends = operations.filter(({ contract }) => contract !== 'sandbox')
const jsonOf = (answer: { content?: Record<string, { schema: Schema }> } | undefined) =>
  answer?.content?.['application/json']?.schema

/** The fields at the ends of a schema that are not marked as ours. */
function fieldsOf(schemas: Schema[]): string[] {
  const all = schemas.flatMap(alternatives)
  const lists = itemsOf(all)
  const inLists = lists.length > 0 ? fieldsOf(lists) : []
  const own = all.flatMap(({ properties = {} }) => Object.entries(properties as Record<string, Schema>))
  return [
    ...new Set([
      ...inLists,
      ...own.flatMap(([name, schema]) => {
        if (schema['x-ours'] === true) return []
        const within = fieldsOf([schema])
        return within.length > 0 ? within.map((field) => `${name}.${field}`) : [name]
      }),
    ]),
  ]
}

const withItem = backends.filter(
  ({ id, safe, document }) => !LEFT_OPEN.includes(id) && jsonOf(document.responses['200']) && (safe || SPECIFIED[id]),
)

test.each(withItem)('$id: what the specification does not list is marked as ours', ({ id, document }) => {
  const schema = jsonOf(document.responses['200'])
  expect(fieldsOf(schema ? [schema] : []).toSorted()).toEqual([...(SPECIFIED[id] ?? [])].toSorted())
})

test('of what a decision answers and of errors only the text of an error is specified', () => {
  for (const { safe, id, document } of backends) {
    for (const [status, answer] of Object.entries(document.responses)) {
      const schema = jsonOf(answer)
      if (!schema || (status === '200' && (safe || SPECIFIED[id]))) continue
      expect(fieldsOf([schema]), `${id} ${status}`).toEqual(status === '200' ? [] : ['response_text'])
    }
  }
})

test('nothing that the pages need is ours: a required property is never marked', () => {
  const needed = (schema: Schema): string[] =>
    alternatives(schema).flatMap(({ required = [], properties = {} }) =>
      Object.entries(properties as Record<string, Schema>).flatMap(([name, property]) => [
        ...(property['x-ours'] === true && (required as string[]).includes(name) ? [name] : []),
        ...needed(property),
      ]),
    )
  for (const { document } of backends) {
    for (const answer of Object.values(document.responses)) expect(needed(jsonOf(answer) ?? {})).toEqual([])
  }
})
