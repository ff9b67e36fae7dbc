import type { components } from '#api/generated/tld-info.d.ts'
import genericTlds from '#mocks/data/gtld-registry-operators.json' with { type: 'json' }
import otherTlds from '#mocks/data/other-registry-operators.json' with { type: 'json' }
import { createRandom, hashOf } from './random.ts'

type TldRow = Required<components['schemas']['TldHandling']>

const NAME = ['first_name', 'last_name']
const ADDRESS = ['address1', 'postal_code', 'city', 'state']
const COMMON_FIELDS = [...NAME, 'organization', ...ADDRESS, 'country_code', 'phone_number', 'email_address']

/** Data that registries require by contract, and data that they get only with consent. */
const DATA_PROFILES = [
  { contract: [...NAME, 'organization', 'state', 'country_code', 'email_address'], consent: [] },
  { contract: [...NAME, 'country_code', 'email_address'], consent: ['organization', ...ADDRESS, 'phone_number'] },
  { contract: [...NAME, 'organization', 'country_code', 'email_address'], consent: ['phone_number', 'fax_number'] },
  { contract: COMMON_FIELDS, consent: ['fax_number'] },
  { contract: COMMON_FIELDS, consent: [] },
  { contract: [], consent: [] },
]
const NATIONAL_DATA_PROFILES = [
  { contract: COMMON_FIELDS, consent: ['fax_number'] },
  { contract: [...NAME, 'email_address', 'country_code', 'tax_number'], consent: [...ADDRESS, 'phone_number'] },
  { contract: [...COMMON_FIELDS, 'date_of_birth', 'place_of_birth'], consent: [] },
  { contract: [...COMMON_FIELDS, 'id_card_number', 'registration_number'], consent: ['registrant_vat_id'] },
]
const CONTACTS = [['owner'], ['owner', 'admin'], ['owner', 'admin', 'tech'], ['owner', 'admin', 'tech', 'billing']]

/**
 * Returns the rows of the list, best-known TLDs first: real ones, then made-up ones until there are `count`.
 * @param count By default, the number of real TLDs
 * @param seed Determines the names of made-up TLDs
 */
export function tldRows(count: number | undefined, seed: number): TldRow[] {
  const realTlds = [...Object.entries(otherTlds), ...Object.entries(genericTlds)]
  const rows = realTlds.slice(0, count).map(([name, registry]) => rowOf(name, registry))
  const takenNames = new Set(realTlds.map(([name]) => name))
  const random = createRandom(seed)
  const registries = Array.from({ length: MADE_UP_REGISTRY_COUNT }, () => madeUpRegistry(random))
  while (rows.length < (count ?? 0)) {
    const name = madeUpName(random)
    if (takenNames.has(name)) continue
    takenNames.add(name)
    rows.push(rowOf(name, registries[rows.length % MADE_UP_REGISTRY_COUNT] ?? ''))
  }
  return rows
}

/** About as many as there are real registries. */
const MADE_UP_REGISTRY_COUNT = 700

/** Derives the data of a TLD from its name, so it is the same in every sandbox. */
function rowOf(name: string, registry: string): TldRow {
  const isNational = name.length === 2
  const hash = hashOf(name)
  const pick = <Item>(items: readonly Item[], shift: number): Item => items[(hash >>> shift) % items.length] as Item
  const { contract, consent } = pick(isNational ? NATIONAL_DATA_PROFILES : DATA_PROFILES, 3)
  const synchronous = isNational ? (hash >>> 11) % 5 > 0 : (hash >>> 11) % 40 > 0
  return {
    tld: `.${name}`,
    registry_name: registry,
    synchronous,
    contract_fields: contract,
    consent_fields: consent,
    passes_through: (hash >>> 17) % 3 === 0,
    real_data_for: contract.length > 0 ? pick(CONTACTS, 7) : [],
    information: informationOn(registry, { synchronous, contract, consent }),
  }
}

type DataProfile = { synchronous: boolean; contract: string[]; consent: string[] }

function informationOn(registry: string, { synchronous, contract, consent }: DataProfile): string | null {
  const sentences = [
    !synchronous && 'A name is registered only after its owner has agreed to the data use.',
    contract.length === 0 && `${registry} gets no contact data; it stays with the registrar.`,
    consent.length > 0 && 'Without consent, placeholder data is sent instead of the optional data.',
  ]
  return sentences.filter(Boolean).join(' ') || null
}

const BEGINNINGS = [...'bdfgklmnprstvz', 'br', 'dr', 'gl', 'kr', 'pl', 'st', 'tr', 'sh']
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou']

function madeUpName(random: () => number): string {
  const pick = (parts: readonly string[]): string => parts[Math.floor(random() * parts.length)] ?? ''
  const syllables = Array.from({ length: 3 }, () => pick(BEGINNINGS) + pick(VOWELS))
  return syllables.join('') + pick(['', 'n', 'r', 's', 'x', 'l'])
}

function madeUpRegistry(random: () => number): string {
  const name = madeUpName(random)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} Registry (made up)`
}
