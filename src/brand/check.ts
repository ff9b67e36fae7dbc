import { readText } from '#lib/readers.ts'
import type { Brand } from './brand.ts'
import { CONTROL_CONTRAST, contrastRatio, BACKDROP, inkOn, readHex, TEXT_CONTRAST, toHex } from './contrast.ts'
import { themeProperties } from './theme.ts'

/** A color as used on light or dark pages. Ratios are those of WCAG 2.2, 1 to 21. */
export type SchemeCheck = {
  scheme: keyof typeof BACKDROP
  /** The background on which links and controls have the lowest contrast. */
  background: string
  /** The contrast of the given color. */
  givenRatio: number
  /** The corrected color of the link or of the button's border. */
  usedColor: { hex: string; ratio: number }
}

export type ColorCheck = {
  part: keyof Brand['colors']
  given: string | undefined
  /**
   * `missing` and `unreadable` use the default color. A `bordered` button keeps its color; its border is corrected. A
   * link is `darkened` on light pages, `lightened` on dark pages, or `corrected` on both.
   */
  state: 'missing' | 'unreadable' | 'kept' | 'bordered' | 'darkened' | 'lightened' | 'corrected'
  /** The required contrast. */
  minRatio: number
  hex?: string
  /** The color of text on the given color. */
  ink?: { hex: string; ratio: number }
  /** Only for links and buttons. */
  schemes?: SchemeCheck[]
}

/** Measures a brand's colors as the pages use them. */
export function checkColors(colors: Brand['colors']): ColorCheck[] {
  const theme = themeProperties(colors)
  return [
    check('bar', TEXT_CONTRAST),
    check('link', TEXT_CONTRAST, ['--brand-link', '--brand-link-dark']),
    check('button', CONTROL_CONTRAST, ['--brand-button-line', '--brand-button-line-dark']),
  ]

  function check(part: ColorCheck['part'], minRatio: number, properties?: readonly [string, string]): ColorCheck {
    const given = readText(colors[part])
    const color = readHex(colors[part])
    if (!given || !color) return { part, given, state: given ? 'unreadable' : 'missing', minRatio }
    const hex = toHex(color)
    const ink = inkOn(color)
    const schemes = properties && [schemeCheck('light', properties[0]), schemeCheck('dark', properties[1])]
    const [isDarkened, isLightened] = schemes?.map((scheme) => scheme.usedColor.hex !== hex) ?? []
    const correction = isDarkened ? (isLightened ? 'corrected' : 'darkened') : isLightened ? 'lightened' : 'kept'
    return {
      part,
      given,
      state: part === 'button' && correction !== 'kept' ? 'bordered' : correction,
      minRatio,
      hex,
      ...(part !== 'link' && { ink: { hex: toHex(ink), ratio: contrastRatio(ink, color) } }),
      ...(schemes && { schemes }),
    }

    function schemeCheck(scheme: SchemeCheck['scheme'], property: string): SchemeCheck {
      const background = BACKDROP[scheme]
      const usedColor = readHex(theme[property]) ?? background
      return {
        scheme,
        background: toHex(background),
        givenRatio: contrastRatio(color ?? background, background),
        usedColor: { hex: toHex(usedColor), ratio: contrastRatio(usedColor, background) },
      }
    }
  }
}
