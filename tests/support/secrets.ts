import { randomBytes, randomInt, randomUUID } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const pick = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')

/** Shapes that keys, hashes, codes and addresses have in the field; new ones every time. */
const SHAPES: readonly (() => string)[] = [
  () => randomUUID(),
  () => randomBytes(16).toString('hex'),
  () => randomBytes(32).toString('hex').toUpperCase(),
  () => randomBytes(18).toString('base64'),
  () => randomBytes(24).toString('base64url'),
  () =>
    `ey${randomBytes(9).toString('base64url')}.${randomBytes(20).toString('base64url')}.${randomBytes(15).toString('base64url')}`,
  // An auth code with the signs that registries ask for, one of digits alone, and one that is easily taken for a word.
  () => `${pick(LETTERS, 3)}7${pick('!#$%&*+-=?@^_~', 4)}${pick('ABCDEFGHJKMNP', 3)}9`,
  () => pick('123456789', 8),
  () => pick(LETTERS, 12),
  () => `${pick(LETTERS, 9)}.${pick(LETTERS, 7)}@${pick(LETTERS, 8)}.example`,
]

/** `count` secrets, every shape in turn. */
export function secrets(count: number): string[] {
  return Array.from({ length: count }, (_, index) => SHAPES[index % SHAPES.length]?.() ?? '')
}

/** A secret in every writing in which it may travel. */
export function writings(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '')
  const percent = encodeURIComponent(secret)
  return [
    secret,
    percent,
    encodeURIComponent(percent),
    encodeURI(secret),
    JSON.stringify(secret).slice(1, -1),
    base64,
    base64.replaceAll('+', '-').replaceAll('/', '_'),
    encodeURIComponent(base64),
    Buffer.from(secret).toString('hex'),
  ]
}
