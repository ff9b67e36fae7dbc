import type { Branding, MessagingVars, SystemBranding } from '#api/branding.ts'
import { readFlag, readText } from '#lib/readers.ts'
import { readImageSource, readWebLink } from '#lib/links.ts'

export type Brand = {
  /** For the bar and the title: the product, else the reseller, else the registrar. */
  name: string | undefined
  resellerName: string | undefined
  registrarName: string | undefined
  ianaId: string | undefined
  legalName: string | undefined
  logo: string | undefined
  /** The reseller's site. */
  logoLink: string | undefined
  favicon: string | undefined
  avatar: string | undefined
  colors: { bar: unknown; link: unknown; button: unknown }
  dataUse: { address: string | undefined; email: string | undefined }
  dataProtection: { contact: string | undefined; email: string | undefined }
  /** Whether the Whois section and the data-copy link are shown. */
  shows: { whois: boolean; dataCopy: boolean }
}

/** Ids of the registrar's own reseller accounts (specification section 5), hidden from registrants. */
const INTERNAL_ID = /^\w{2,4}-(enom_e|enom_br|tucows)$/i

/**
 * Merges the system's brand with a reseller's, which takes precedence.
 *
 * @param realm the reseller's ID; for an internal reseller, the brand has no reseller name
 * @param sampleVars the `messaging_vars` of a test page's sample, which override those of both brands
 */
export function readBrand(
  system: SystemBranding | undefined,
  reseller: Branding | undefined,
  realm?: string,
  sampleVars?: MessagingVars | null,
): Brand {
  const look = reseller?.branding
  const resellerVars = { ...nonEmpty(reseller?.messaging_vars), ...nonEmpty(sampleVars) }
  const vars = { ...nonEmpty(system?.messaging_vars), ...resellerVars }
  const resellerName = isInternalReseller(realm ?? reseller?.reseller_name)
    ? undefined
    : readText(vars.global_reseller_org_name)
  const legalName = readText(vars.global_partner_legal_name)
  const registrarName = readText(system?.registrar_name) ?? legalName
  const ownName = readText(resellerVars.global_product_name) ?? (resellerName && resellerVars.global_reseller_org_name)
  // A reseller without a logo is shown by its name, not by the registrar's logo.
  const registrarLogo = ownName
    ? undefined
    : (readImageSource(system?.encoded_logo) ?? readImageSource(system?.logo_url))
  return {
    name: readText(vars.global_product_name) ?? resellerName ?? registrarName,
    resellerName,
    registrarName,
    ianaId: readText(system?.registrar_iana_id),
    legalName,
    logo: readImageSource(look?.customer_facing_logo) ?? registrarLogo,
    logoLink: readWebLink(look?.customer_facing_logo_url),
    favicon: readImageSource(look?.mwi_favicon),
    avatar: readImageSource(look?.mwi_avatar),
    colors: { bar: look?.mwi_nav_bg_colour, link: look?.mwi_link_colour, button: look?.mwi_button_colour },
    dataUse: {
      address: readText(vars.global_data_use_info_address),
      email: readText(vars.global_data_use_info_email),
    },
    dataProtection: { contact: readText(vars.global_dpo_contact_info), email: readText(vars.global_dpo_email) },
    shows: {
      whois: readFlag(vars.global_gdpr_consent_gated_whois) ?? true,
      dataCopy: readFlag(vars.global_gdpr_consent_request_for_data) ?? true,
    },
  }
}

/** Returns the item's registrar, else the brand's. The IANA ID is known only for the brand's registrar. */
export function registrarOf(brand: Brand, itemRegistrar: string | undefined): Pick<Brand, 'registrarName' | 'ianaId'> {
  const { registrarName, ianaId } = brand
  if (itemRegistrar === undefined || itemRegistrar === registrarName) return { registrarName, ianaId }
  return { registrarName: itemRegistrar, ianaId: undefined }
}

export function isInternalReseller(realm: unknown): boolean {
  return INTERNAL_ID.test(readText(realm) ?? '')
}

/** Omits empty entries, which would override the entries of a brand with lower precedence. */
function nonEmpty<T extends object>(vars: T | null | undefined): Partial<T> {
  return Object.fromEntries(
    Object.entries(vars ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as Partial<T>
}
