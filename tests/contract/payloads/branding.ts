import * as api from '#api/branding.ts'
import type { components, operations } from '#api/generated/branding.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { PROBLEM, TROUBLE } from '#tests/contract/support/problem.ts'

const MESSAGING_VARS = {
  global_product_name: 'Nordlicht Domains',
  global_partner_legal_name: 'Meridian Registrar Inc.',
  global_reseller_org_name: 'Nordlicht Hosting GmbH',
  global_dpo_contact_info: 'Data Protection Officer\nMeridian Registrar Inc.',
  global_dpo_email: 'privacy@meridian-registrar.example',
  global_data_use_info_address: '1 Harbour Square, Halifax, NS',
  global_data_use_info_email: 'data-use@meridian-registrar.example',
  global_gdpr_consent_gated_whois: '1',
  global_gdpr_consent_request_for_data: 0,
} satisfies Required<components['schemas']['MessagingVars']>

const BRANDING = {
  object_data: {
    reseller_name: 'nordlicht',
    system_name: 'opensrs',
    branding: {
      customer_facing_logo: 'data:image/svg+xml;base64,PHN2Zy8+',
      customer_facing_logo_url: 'https://www.nordlicht.example/',
      mwi_button_colour: '#0b4f6c',
      mwi_link_colour: '#01719f',
      mwi_avatar: 'data:image/svg+xml;base64,PHN2Zy8+',
      mwi_favicon: 'data:image/svg+xml;base64,PHN2Zy8+',
      mwi_nav_bg_colour: '#ffffff',
      messaging_language: 'en-US',
    },
    hrs_instance: false,
    messaging_vars: MESSAGING_VARS,
  },
} satisfies components['schemas']['BrandingAnswer']

const SYSTEM_BRANDING = {
  object_data: {
    logo_url: 'https://www.meridian-registrar.example/',
    encoded_logo: 'data:image/svg+xml;base64,PHN2Zy8+',
    registrar_name: 'Meridian Registrar Inc.',
    registrar_iana_id: '9994',
    messaging_vars: MESSAGING_VARS,
  },
} satisfies components['schemas']['SystemBrandingAnswer']

export const payloads = {
  getBranding: {
    header: {
      'x-reseller-realm': 'nordlicht',
      'x-brand-system-name': 'opensrs',
      'x-forwarded-host': 'approve.nordlicht.example',
    },
    query: undefined,
    body: null,
    answers: { 200: BRANDING, 400: PROBLEM, 404: PROBLEM, ...TROUBLE },
  },
  getSystemBranding: {
    header: { 'x-forwarded-host': 'approve.nordlicht.example' },
    query: undefined,
    body: null,
    answers: { 200: SYSTEM_BRANDING, 404: PROBLEM, ...TROUBLE },
  },
} satisfies Payloads<operations>

const RESELLER = { realm: 'nordlicht', systemName: 'opensrs' }

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getBranding: (page) => page.ask(api.getBranding(RESELLER)),
  getSystemBranding: (page) => page.ask(api.getSystemBranding()),
}
