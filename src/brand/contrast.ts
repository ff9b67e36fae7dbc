export type Rgb = readonly [number, number, number]

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** For each scheme, the background (ui/tokens.css) on which links and controls have the lowest contrast. */
export const BACKDROP = { light: [0xee, 0xf1, 0xf4], dark: [0x24, 0x2b, 0x34] } as const satisfies Record<string, Rgb>

/** WCAG 2.2 contrast minimums: text (1.4.3) and parts of controls (1.4.11). */
export const TEXT_CONTRAST = 4.5
export const CONTROL_CONTRAST = 3

/** Reads `#rgb` or `#rrggbb`, with or without `#`. */
export function readHex(value: unknown): Rgb | undefined {
  const digits = typeof value === 'string' ? /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim())?.[1] : undefined
  if (!digits) return undefined
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Returns white or black for text on a color. One of them always has enough contrast (at least 4.58). */
export function inkOn(background: Rgb): Rgb {
  return contrastRatio(background, WHITE) >= TEXT_CONTRAST ? WHITE : BLACK
}

/** Darkens or lightens a color only as much as needed for the minimum contrast. Keeps the hue. */
export function readableOn(background: Rgb, color: Rgb, minimum: number): Rgb {
  const target = inkOn(background)
  let [failing, passing] = [0, 1]
  if (contrastRatio(color, background) >= minimum) return color
  for (let step = 0; step < 12; step += 1) {
    const middle = (failing + passing) / 2
    if (contrastRatio(mix(color, target, middle), background) >= minimum) passing = middle
    else failing = middle
  }
  return mix(color, target, passing)
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share)) as unknown as Rgb
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const s = channel / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
