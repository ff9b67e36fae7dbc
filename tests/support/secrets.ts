import { randomBytes, randomInt, randomUUID } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const pick = (characters: string, count: number): string =>
  Array.from({ length: count }, () => characters[randomInt(characters.length)]).join('')
const capitalizedWord = (letters: number) => `${pick(LETTERS.toUpperCase(), 1)}${pick(LETTERS, letters)}`
const digits = (count: number) => pick('123456789', count)
const birthday = () => [`19${digits(2)}`, `0${digits(1)}`, `1${digits(1)}`]

/** Creates random keys, codes and personal data in realistic formats. */
export const SECRET_SHAPES = {
  UUID: randomUUID,
  'hash in hex': () => randomBytes(16).toString('hex'),
  'hash in uppercase hex': () => randomBytes(32).toString('hex').toUpperCase(),
  base64: () => randomBytes(18).toString('base64'),
  base64url: () => randomBytes(24).toString('base64url'),
  'JSON Web Token': () => `ey${[9, 20, 15].map((size) => randomBytes(size).toString('base64url')).join('.')}`,
  'percent-encoded': () => `%73%65%63${pick(LETTERS, 9)}%2D%31`,
  'auth code as registries require it': () =>
    `${pick(LETTERS, 3)}7${pick('!#$%&*+-=?@^_~', 4)}${pick('ABCDEFGHJKMNP', 3)}9`,
  'auth code of special characters': () => pick('+$!?=#-%&', 12),
  // Longer than the eight digits of a UDAI, which times and durations could contain by chance.
  'numeric auth code (UDAI)': () => digits(14),
  'word-like auth code': () => pick(LETTERS, 12),
  'e-mail': () => `${pick(LETTERS, 9)}.${pick(LETTERS, 7)}@${pick(LETTERS, 8)}.example`,
  'e-mail in Unicode': () => `jü${pick(LETTERS, 8)}@bü${pick(LETTERS, 6)}.example`,
  name: () => `${capitalizedWord(6)} ${capitalizedWord(10)}`,
  'name with non-ASCII letters': () => `Zoë${pick(LETTERS, 4)} Mü${pick(LETTERS, 7)}-Ł${pick(LETTERS, 4)}`,
  'name in Chinese characters': () => `秘密${pick('鍵山川田木林森本', 6)}`,
  'phone, as registries write it': () => `+49.441555${digits(5)}`,
  'phone, as people write it': () => `+44 (20) 555${digits(1)} ${digits(5)}`,
  'birth date': () => birthday().join('-'),
  'birth date, as people write it': () => birthday().toReversed().join('.'),
  'street and number': () => `${capitalizedWord(9)}weg ${digits(3)}a`,
  domain: () => `${pick(LETTERS, 9)}-${pick(LETTERS, 6)}.berlin`,
} as const satisfies Record<string, () => string>

export type SecretShape = keyof typeof SECRET_SHAPES

const GENERATORS = Object.values(SECRET_SHAPES)

/** Returns a random secret of a shape. */
export function secretOf(shape: SecretShape): string {
  return SECRET_SHAPES[shape]()
}

/** Returns `count` random secrets, cycling through the shapes. */
export function secrets(count: number): string[] {
  return Array.from({ length: count }, (_, index) => GENERATORS[index % GENERATORS.length]?.() ?? '')
}

/** Returns the secrets that text contains, in any encoding. */
export function findSecrets(planted: Iterable<string>, text: string): string[] {
  return [...planted].filter((secret) => encodings(secret).some((encoded) => text.includes(encoded)))
}

/** Returns the secrets found in each place, without places that have none. */
export function findLeaks(planted: Iterable<string>, places: Record<string, string>): Record<string, string[]> {
  const all = [...planted]
  return Object.fromEntries(
    Object.entries(places)
      .map(([place, text]) => [place, findSecrets(all, text)] as const)
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
