import axe from 'axe-core'

type Color = { parseString: (color: string) => void }
type AxeColors = { color: { Color: new () => Color; getContrast: (a: Color, b: Color) => number } }

const { Color, getContrast } = (axe.commons as unknown as AxeColors).color

/** Returns the contrast of two colors in hex (WCAG 2.2), as axe computes it. */
export function contrastByAxe(one: string, other: string): number {
  const [a, b] = [new Color(), new Color()]
  a.parseString(one)
  b.parseString(other)
  return getContrast(a, b)
}
