/** The name of a report whose response has none (specification section 5). */
const DEFAULT_NAME = 'report.csv'

/**
 * A parameter of a `Content-Disposition` header. An unquoted value ends only at the next `;`, because some servers send
 * names with spaces unquoted.
 */
const PARAMETER = /;\s*([\w!#$%&'+.^`|~-]+\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|"?([^;]*))/g

/** Returns the file name in a `Content-Disposition` header (RFC 6266), made safe; `report.csv` if there is none. */
export function readFileName(contentDisposition: string | null): string {
  const parameters = new Map<string, string>()
  // An absent header becomes "null", which contains no parameter.
  for (const [, name, quoted, token] of `;${String(contentDisposition)}`.matchAll(PARAMETER) as Iterable<Parameter>) {
    const key = name.toLowerCase()
    // The first value of a repeated parameter counts, as in browsers.
    if (!parameters.has(key)) parameters.set(key, quoted?.replaceAll(/\\(.)/g, '$1') ?? token)
  }
  const names = [decodeExtended(parameters.get('filename*')), decodeBytes(parameters.get('filename'))]
  return names.map((name) => name && safeName(name)).find(Boolean) ?? DEFAULT_NAME
}

type Parameter = [match: string, name: string, quoted: string | undefined, token: string]

/** RFC 8187: `UTF-8'de'%C3%A4` or `ISO-8859-1''%E4`. */
const EXTENDED = /^(?:(utf-8)|iso-8859-1)'[^']*'(.*)/i

function decodeExtended(value: string | undefined): string | undefined {
  const match = value?.match(EXTENDED)
  if (!match) return undefined
  const [, isUtf8, encoded] = match as [string, string | undefined, string]
  try {
    if (isUtf8) return decodeURIComponent(encoded)
    return encoded.replaceAll(/%([\da-f]{2})/gi, (_, hex) => fromHex(hex as string))
  } catch {
    // Malformed: use the plain name.
  }
  return undefined
}

function fromHex(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16))
}

/** Backends send UTF-8 where only ASCII is allowed; a header has one character per byte. */
function decodeBytes(value: string | undefined): string | undefined {
  try {
    const bytes = value && Uint8Array.from(value, (character) => character.charCodeAt(0))
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return value
  }
}

/** Returns a file name without path, leading dots, control and bidi characters; reserved characters become `_`. */
export function safeName(name: string): string {
  const baseName = name.replace(/.*[/\\]/s, '')
  const plain = baseName.replaceAll(/(?!\u200D)[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').replaceAll(/[<>:"|?*]/g, '_')
  const trimmed = plain.replaceAll(/^[\s.]+|[\s.]+$/g, '')
  return shorten(trimmed)
}

const MAX_LENGTH = 120

function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return wholeGraphemes(name, MAX_LENGTH - ending.length).trimEnd() + ending
}

/** Returns the start of a string, without splitting an emoji or accented letter. */
function wholeGraphemes(text: string, maxLength: number): string {
  // Firefox before 125 has no segmenter: remove half a surrogate pair.
  if (!('Segmenter' in Intl)) return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
  return text.slice(0, new Intl.Segmenter().segment(text).containing(maxLength)?.index)
}
