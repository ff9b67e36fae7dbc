import { boxesIn, readNumbers, type Box } from './boxes.ts'
import { textAt } from './kind.ts'
import { cleanProfile } from './icc.ts'

/** Brands that readers know pictures by; in the place of any other the leading one is repeated. */
const BRANDS = new Set(
  'heic heix heim heis hevc hevx hevm hevs mif1 mif2 mif3 msf1 miaf MiHB MiHA MiHE MiPr MiCm iso8 tmap'.split(' '),
)

/** Properties of a fixed length; bytes behind it mean nothing. */
const LENGTHS = new Map(
  Object.entries({ ispe: 12, pasp: 8, clap: 32, irot: 1, imir: 1, rloc: 12, lsel: 2, clli: 4, mdcv: 24, amve: 8 }),
)

/** Kinds of auxiliary pictures, by the beginnings of their names: those of the standard and of telephones. */
const AUXILIARY = /^urn:(mpeg:(hevc|mpegB):|com:apple:photo:)[\w:.-]*$/

/** Blanks the minor version of a file, which programs number as they like, and brands that are not known. */
export function blankBrands(clean: Uint8Array, { content, end }: Box): void {
  clean.fill(0, content + 4, content + 8)
  for (let at = content + 8; at < end; at += 4) {
    if (!BRANDS.has(textAt(clean, at, 4))) clean.copyWithin(at, content, content + 4)
  }
}

/** Blanks what a handler is called: only which one it is means something. */
export function blankHandlerName(clean: Uint8Array, { content, end }: Box): void {
  clean.fill(0, content + 12, end)
}

/** Blanks how items are called, and the media types of those that are no pictures. */
export function blankItemNames(clean: Uint8Array, list: Box): void {
  const numbers = readNumbers(clean, list)
  numbers.next(numbers.version() === 0 ? 2 : 4)
  for (const entry of boxesIn(clean, { from: numbers.position(), to: list.end })) {
    const fields = readNumbers(clean, entry)
    fields.next(fields.version() === 2 ? 2 : 4)
    // How it is protected, and its type, stay.
    fields.next(2)
    clean.fill(0, fields.position() + 4, entry.end)
  }
}

/** Blanks where data of other files is: none of it is read. */
export function blankReferences(clean: Uint8Array, information: Box): void {
  for (const list of boxesIn(clean, { from: information.content, to: information.end })) {
    // Preceded by four bytes of version and the number of entries.
    for (const entry of boxesIn(clean, { from: list.content + 8, to: list.end })) {
      clean.fill(0, entry.content + 4, entry.end)
    }
  }
}

/** Returns whether a property affects how a picture looks. Cleans its profile and blanks the bytes behind it. */
export function cleanProperty(clean: Uint8Array, { type, content, end }: Box): boolean {
  const length = LENGTHS.get(type)
  if (length !== undefined) clean.fill(0, Math.min(content + length, end), end)
  if (type === 'colr') return cleanColours(clean, content, end)
  if (type === 'auxC') {
    const name = clean.subarray(content + 4, end)
    return AUXILIARY.test(textAt(name, 0, Math.max(0, name.indexOf(0))))
  }
  return true
}

/** Colours by numbers (`nclx`), or by a profile. */
function cleanColours(clean: Uint8Array, content: number, end: number): boolean {
  const kind = textAt(clean, content, 4)
  if (kind === 'nclx') {
    clean.fill(0, Math.min(content + 11, end), end)
    return true
  }
  if (kind !== 'prof' && kind !== 'rICC') return false
  const profile = cleanProfile(clean.subarray(content + 4, end))
  if (profile) clean.set(profile, content + 4)
  return profile !== undefined
}
