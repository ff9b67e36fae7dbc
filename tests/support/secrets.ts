import { randomBytes, randomInt, randomUUID } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const pick = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')
const capital = (letters: number) => `${pick(LETTERS.toUpperCase(), 1)}${pick(LETTERS, letters)}`
const digits = (count: number) => pick('123456789', count)
const birthday = () => [`19${digits(2)}`, `0${digits(1)}`, `1${digits(1)}`]

/**
 * Every shape of keys, hashes, codes and personal data in production. Each has a fixed sample for tests of single
 * functions, and makes random values for tests that search everything that is stored or sent.
 */
export const SECRET_SHAPES = {
  UUID: ['3f2b8c1e-9d4a-4f6b-8a7c-1e5d9b3f7a20', randomUUID],
  'hash in hex': ['d41d8cd98f00b204e9800998ecf8427e', () => randomBytes(16).toString('hex')],
  'hash in capitals': ['DA39A3EE5E6B4B0D3255BFEF95601890AFD80709', () => randomBytes(32).toString('hex').toUpperCase()],
  base64: ['q83vEjRWeJq83vEjRWeJ+/8=', () => randomBytes(18).toString('base64')],
  'base64 for addresses': ['bm9yZGxpY2h0L29wZW5zcnM', () => randomBytes(24).toString('base64url')],
  'JSON Web Token': [
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
    () => `ey${[9, 20, 15].map((size) => randomBytes(size).toString('base64url')).join('.')}`,
  ],
  'percent-encoded': ['%73%65%63%72%65%74%2D%31', () => `%73%65%63${pick(LETTERS, 9)}%2D%31`],
  'auth code with the signs that registries ask for': [
    'aB3$kd!9Zq<&>x',
    () => `${pick(LETTERS, 3)}7${pick('!#$%&*+-=?@^_~', 4)}${pick('ABCDEFGHJKMNP', 3)}9`,
  ],
  'auth code of signs alone': ['+$!?=#-%&', () => pick('+$!?=#-%&', 12)],
  // Longer than a UDAI: times and durations contain eight digits by chance.
  'auth code of digits (UDAI)': ['48213907', () => digits(14)],
  'auth code like a word': ['hydrangeablossom', () => pick(LETTERS, 12)],
  'e-mail': [
    'erika.mustermann@nordlicht.example',
    () => `${pick(LETTERS, 9)}.${pick(LETTERS, 7)}@${pick(LETTERS, 8)}.example`,
  ],
  'e-mail in Unicode': ['jürgen@bücher.example', () => `jü${pick(LETTERS, 8)}@bü${pick(LETTERS, 6)}.example`],
  name: ['Erika Mustermann', () => `${capital(6)} ${capital(10)}`],
  'name beyond ASCII': ['Zoë Müller-Łukasz', () => `Zoë${pick(LETTERS, 4)} Mü${pick(LETTERS, 7)}-Ł${pick(LETTERS, 4)}`],
  'name in other letters': ['秘密の鍵', () => `秘密${pick('鍵山川田木林森本', 6)}`],
  'phone, as registries write it': ['+49.4415550123', () => `+49.441555${digits(5)}`],
  'phone, as people write it': ['+44 (20) 5550 1234', () => `+44 (20) 555${digits(1)} ${digits(5)}`],
  'birth date': ['1964-08-12', () => birthday().join('-')],
  'birth date, as people write it': ['12.08.1964', () => birthday().toReversed().join('.')],
  'street and number': ['Musterweg 12a', () => `${capital(9)}weg ${digits(3)}a`],
  domain: ['anders-buchbinderei.berlin', () => `${pick(LETTERS, 9)}-${pick(LETTERS, 6)}.berlin`],
} as const satisfies Record<string, readonly [sample: string, make: () => string]>

export type SecretShape = keyof typeof SECRET_SHAPES

const MAKERS = Object.values(SECRET_SHAPES).map(([, make]) => make)

/** Returns a random secret of a shape. */
export function secretOf(shape: SecretShape): string {
  return SECRET_SHAPES[shape][1]()
}

/** Returns `count` random secrets, cycling through the shapes. */
export function secrets(count: number): string[] {
  return Array.from({ length: count }, (_, index) => MAKERS[index % MAKERS.length]?.() ?? '')
}

/** Returns the secrets that a text contains, in any encoding. */
export function found(planted: Iterable<string>, text: string): string[] {
  return [...planted].filter((secret) => encodings(secret).some((encoded) => text.includes(encoded)))
}

/** Returns the secrets found in each place, for places with any. */
export function leaking(planted: Iterable<string>, places: Record<string, string>): Record<string, string[]> {
  const all = [...planted]
  return Object.fromEntries(
    Object.entries(places)
      .map(([place, text]) => [place, found(all, text)] as const)
      .filter(([, leaked]) => leaked.length > 0),
  )
}

function encodings(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '')
  const percent = encodeURIComponent(secret)
  return [
    secret,
    percent,
    percent.replaceAll('%20', '+'),
    encodeURIComponent(percent),
    encodeURI(secret),
    JSON.stringify(secret).slice(1, -1),
    base64,
    base64.replaceAll('+', '-').replaceAll('/', '_'),
    encodeURIComponent(base64),
    Buffer.from(secret).toString('hex'),
  ]
}
