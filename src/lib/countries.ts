import { toList } from './readers.ts'

/** A country of the backend's list, with its ISO 3166 status. */
export type ListedCountry = { alpha2?: string | null; name?: string | null; status?: string | null }

export type Country = { value: string; label: string }

/** Returns the name of a country. For an unknown code, returns `fallback`, else the code. */
export function countryName(code: string, locale: string, fallback?: string | null): string {
  return nameIn(locale, toComparable(code)) ?? (fallback?.trim() || code)
}

function nameIn(locale: string, code: string): string | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code)
  } catch {
    // Not a valid code.
  }
  return undefined
}

/**
 * Returns the countries to choose from, sorted by name: the assigned ones in `backendList`, or those of ISO 3166-1 if
 * it has none, plus the contact's current country (specification section 3, "Reference data").
 */
export function countriesToChoose(
  backendList: readonly ListedCountry[] | null | undefined,
  current: string,
  locale: string,
): Country[] {
  const listedByCode = new Map<string, { value: string; name: string | null | undefined }>()
  for (const each of toList(backendList)) {
    const value = each?.alpha2?.trim()
    if (value && isAssigned(each) && !listedByCode.has(toComparable(value)))
      listedByCode.set(toComparable(value), { value, name: each.name })
  }
  const codes = new Map(listedByCode.size > 0 ? [...listedByCode].map(([code, { value }]) => [code, value]) : ALL_CODES)
  // Spelled as in the contact: viewing the form must not change it.
  if (current.trim()) codes.set(toComparable(current), current)
  const { compare } = new Intl.Collator(locale)
  return [...codes]
    .map(([code, value]) => ({ value, label: countryName(value, locale, listedByCode.get(code)?.name) }))
    .toSorted((a, b) => compare(a.label, b.label))
}

/** ISO 3166 has "user assigned" codes, such as Kosovo's. */
function isAssigned({ status }: ListedCountry): boolean {
  return !status || /^(?:user[ -])?assigned$/i.test(status.trim())
}

function toComparable(code: string): string {
  return code.trim().toUpperCase()
}

/** The codes that ISO 3166-1 assigns (specification section 3, "Reference data"). */
const ASSIGNED_CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW ' +
  'BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI ' +
  'FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN ' +
  'IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME ' +
  'MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF ' +
  'PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS ' +
  'YE YT ZA ZM ZW'

const ALL_CODES = ASSIGNED_CODES.split(' ').map((code): [string, string] => [code, code])
