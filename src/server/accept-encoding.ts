/** The encodings in which files are kept, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/**
 * Picks how to send a file (RFC 9110, section 12.5.3): the best-liked encoding, the smaller one among equals.
 * @param header `Accept-Encoding` as sent
 * @param kept the encodings that the file is kept in
 * @returns undefined for the plain bytes, which are also sent when nothing fits: better than no page
 */
export function pickEncoding(
  header: string | null | undefined,
  kept: (encoding: Encoding) => boolean,
): Encoding | undefined {
  if (!header) return undefined
  const liking = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
    const weight = parameters.find((each) => each.startsWith('q='))
    const quality = weight === undefined ? 1 : Number(weight.slice(2))
    // "x-gzip" is the old name of the same thing (RFC 9110, section 8.4.1.3).
    liking.set(name === 'x-gzip' ? 'gzip' : name, quality >= 0 && quality <= 1 ? quality : 0)
  }
  const of = (name: string): number => liking.get(name) ?? liking.get('*') ?? 0
  const plain = liking.get('identity') ?? 0
  const [best] = ENCODINGS.filter((each) => kept(each) && of(each) > 0 && of(each) >= plain).toSorted(
    (a, b) => of(b) - of(a),
  )
  return best
}
