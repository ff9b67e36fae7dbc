import { readText } from '#lib/readers.ts'
import type { Brand } from './brand.ts'
import {
  CONTROL_CONTRAST,
  contrastOnPage,
  contrastRatio,
  inkOn,
  readableOnPage,
  readHex,
  TEXT_CONTRAST,
  toHex,
  type Rgb,
} from './contrast.ts'

/** A colour of a brand as given and as used. Ratios are those of WCAG 2.2, 1 to 21. */
export type ColourCheck = {
  part: keyof Brand['colours']
  /** As the brand says it. */
  given: string | undefined
  /** `missing` and `unreadable` ones leave the pages' own colour in place. */
  state: 'missing' | 'unreadable' | 'kept' | 'corrected'
  /** The given colour as it was read, with the contrast that it has. */
  before?: { hex: string; ratio: number }
  /** The colour that the pages use, with the contrast that it has. */
  after?: { hex: string; ratio: number }
  /** The least sufficient contrast; `part` says against which colour. */
  needed: number
  /** The colour of text on it, where there is text on it. */
  ink?: { hex: string; ratio: number }
}

/**
 * Measures a brand's colours as theme.ts uses them: the bar against the text on it, links and buttons against the ground
 * of the pages. The bar's colour is never changed, as one of black and white can always be read on it.
 */
export function checkColours({ bar, link, button }: Brand['colours']): ColourCheck[] {
  return [
    check('bar', bar, TEXT_CONTRAST, (colour) => colour),
    check('link', link, TEXT_CONTRAST, (colour) => readableOnPage(colour, TEXT_CONTRAST)),
    check('button', button, CONTROL_CONTRAST, (colour) => readableOnPage(colour, CONTROL_CONTRAST)),
  ]
}

function check(part: ColourCheck['part'], value: unknown, needed: number, correct: (colour: Rgb) => Rgb): ColourCheck {
  const given = readText(value)
  const colour = readHex(value)
  if (!given || !colour) return { part, given, state: given ? 'unreadable' : 'missing', needed }
  const used = correct(colour)
  const ratio = (shown: Rgb) => (part === 'bar' ? contrastRatio(shown, inkOn(shown)) : contrastOnPage(shown))
  const ink = inkOn(used)
  return {
    part,
    given,
    state: toHex(used) === toHex(colour) ? 'kept' : 'corrected',
    before: { hex: toHex(colour), ratio: ratio(colour) },
    after: { hex: toHex(used), ratio: ratio(used) },
    needed,
    ...(part !== 'link' && { ink: { hex: toHex(ink), ratio: contrastRatio(ink, used) } }),
  }
}
