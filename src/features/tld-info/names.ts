import { asciiOf, readDomain } from '#lib/domain-name.ts'
import { normalizeText } from '#lib/normalize-text.ts'

const MAX_SUGGESTIONS = 20

/** Matches most names, which need no normalization. */
const PLAIN_NAME = /^\.?(?!xn--)[a-z\d-]+$/

type Entry = { name: string; unicode: string; ascii: string }

/** Cached per list, because a list can have 100,000 names and is searched on every keystroke. */
const indexes = new WeakMap<readonly string[], { entries: Entry[]; byUnicode: Map<string, string> }>()

function indexNames(names: readonly string[]) {
  const cached = indexes.get(names)
  if (cached) return cached
  const entries = names.map((name) => {
    const unicode = toComparable(name)
    return { name, unicode, ascii: toAscii(unicode) }
  })
  const index = { entries, byUnicode: new Map(entries.toReversed().map(({ unicode, name }) => [unicode, name])) }
  indexes.set(names, index)
  return index
}

/** Returns the name that equals the text, ignoring case and the leading dot. Unicode and ASCII forms are equal. */
export function findName(names: readonly string[], text: string): string | undefined {
  return indexNames(names).byUnicode.get(toComparable(text))
}

/** Returns names that start with the text, then names that contain it. `ascii` is undefined if it equals the name. */
export function suggest(names: readonly string[], typed: string): { name: string; ascii: string | undefined }[] {
  const part = toComparable(typed)
  // An incomplete ASCII form, such as `xn--p1`, cannot be decoded, so match it as typed.
  const plain = normalizeText(typed, 'tld').text.replace(/^\./, '').toLowerCase()
  if (!plain) return []
  const prefixMatches: Entry[] = []
  const otherMatches: Entry[] = []
  for (const entry of indexNames(names).entries) {
    const at = part ? entry.unicode.indexOf(part) : -1
    if (at === 0 || entry.ascii.startsWith(plain)) prefixMatches.push(entry)
    else if (at > 0 && otherMatches.length < MAX_SUGGESTIONS) otherMatches.push(entry)
    if (prefixMatches.length === MAX_SUGGESTIONS) break
  }
  return [...prefixMatches, ...otherMatches]
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, unicode, ascii }) => ({ name, ascii: ascii === unicode ? undefined : ascii }))
}

/** Returns a TLD in ASCII, without its dot. */
export function plainName(tld: string): string {
  return toAscii(toComparable(tld))
}

/** Returns the same text for the Unicode and ASCII forms of a name, ignoring case and the leading dot. */
function toComparable(name: string): string {
  if (PLAIN_NAME.test(name)) return name.replace('.', '')
  return readDomain(normalizeText(name, 'tld').text.replace(/^\./, '')).unicode
}

function toAscii(unicode: string): string {
  return PLAIN_NAME.test(unicode) ? unicode : (asciiOf(unicode) ?? unicode)
}
