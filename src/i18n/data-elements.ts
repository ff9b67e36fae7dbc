/** The order in which personal data elements are listed (specification section 3, "Field display order"). */
const DISPLAY_ORDER = [
  'first_name',
  'last_name',
  'organization',
  'address1',
  'address2',
  'address3',
  'postal_code',
  'city',
  'state',
  'country_code',
  'phone_number',
  'email_address',
  'fax_number',
  'aero_ens_id',
  'aero_ens_password',
  'id_card_number',
  'tax_number',
  'asia_form_of_identity',
  'id_card_issue_date',
  'id_card_authority',
  'registrant_vat_id',
  'registration_number',
  'trademark_number',
  'trademark_locality',
  'date_of_birth',
  'place_of_birth',
  'jobs_website',
  'jobs_title',
]

/** Additional address lines are not listed (specification section 3). */
const HIDDEN = new Set(['address2', 'address3'])

/** `email` and `email_address` are the same element. */
const ALIASES: ReadonlyMap<string, string> = new Map([['email', 'email_address']])

/** Returns data elements in display order, then unknown ones by name. Omits hidden ones and duplicates. */
export function listedFields(names: readonly string[]): string[] {
  const unique = new Set(names.map((name) => ALIASES.get(name) ?? name).filter((name) => name && !HIDDEN.has(name)))
  return [...unique].toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** Returns the English label of a data element (specification section 3). */
export function fieldLabel(name: string): string {
  if (name === 'address1') return 'Address'
  return (ALIASES.get(name) ?? name)
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function rank(name: string): number {
  const index = DISPLAY_ORDER.indexOf(name)
  return index < 0 ? DISPLAY_ORDER.length : index
}
