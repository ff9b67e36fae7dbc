export type Rgb = readonly [number, number, number]

const BLACK: Rgb = [0, 0, 0]
/** The darkest ground that links and controls stand on: `--ground` of ui/base.css. */
const GROUND: Rgb = [0xf4, 0xf6, 0xf8]
const WHITE: Rgb = [255, 255, 255]

/** WCAG 2.2 contrast minimums: text (1.4.3) and parts of controls (1.4.11). */
export const TEXT_CONTRAST = 4.5
export const CONTROL_CONTRAST = 3

/** Reads `#rgb`, `#rrggbb` or the same without `#`; anything else is no colour. */
export function readHex(value: unknown): Rgb | undefined {
  const digits = typeof value === 'string' ? /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim())?.[1] : undefined
  if (!digits) return undefined
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb
}

/** `#rrggbb` of a colour. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast ratio of a colour with the darkest ground that links and controls stand on. */
export function contrastOnPage(colour: Rgb): number {
  return contrastRatio(colour, GROUND)
}

/** White or black for text on a colour. One of the two always reaches the text minimum (the worse case is 4.58). */
export function inkOn(background: Rgb): Rgb {
  return contrastRatio(background, WHITE) >= TEXT_CONTRAST ? WHITE : BLACK
}

/**
 * The colour as near to `colour` as reaches `minimum` on the page's grounds: darkened towards black, which keeps hue
 * and the proportions of its channels.
 */
export function readableOnPage(colour: Rgb, minimum: number): Rgb {
  let [keeps, fails] = [0, 1]
  if (contrastOnPage(colour) >= minimum) return colour
  for (let step = 0; step < 12; step += 1) {
    const middle = (keeps + fails) / 2
    if (contrastOnPage(darkened(colour, middle)) >= minimum) keeps = middle
    else fails = middle
  }
  return darkened(colour, keeps)
}

function darkened(colour: Rgb, share: number): Rgb {
  return colour.map((channel) => Math.floor(channel * share)) as unknown as Rgb
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const s = channel / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
