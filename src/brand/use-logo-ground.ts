import { useEffect, useRef, useState } from 'react'
import { contrastRatio, inkOn, toHex, type Rgb } from './contrast.ts'
import styles from './logo.module.css'

const WIDTH = 64
const HEIGHT = 32

/**
 * Gives a logo a ground where it is not seen in its bar, the `<header>` around it, and a faint outline where that cannot be
 * found out. `logo` is for the image; `ground` is the colour of the ground, null where the image cannot be read.
 *
 * @param colours those that the bar's colour comes from
 */
export function useLogoGround(colours: unknown) {
  const ref = useRef<HTMLImageElement>(null)
  const [ground, setGround] = useState<string | null>()
  const onLoad = () => setGround(ref.current ? groundFor(ref.current) : undefined)
  // It may have loaded before there was a script to hear of it.
  useEffect(onLoad, [colours])
  const className = ground ? styles.grounded : ground === null ? styles.outlined : ''
  return { ground, logo: { ref, onLoad, className, style: ground ? { color: ground } : undefined } }
}

/**
 * The opposite of the bar, where less than a quarter of what is drawn stands out from the bar, and the rest does more from
 * its opposite. Dark on dark is seen less well than its ratio says. A picture that fills its box brings its own ground, and
 * one of another origin cannot be read.
 */
function groundFor(image: HTMLImageElement): string | null | undefined {
  const bar = image.closest('header')
  const context = document.createElement('canvas').getContext('2d')
  if (!bar || !context) return undefined
  const colour = getComputedStyle(bar).backgroundColor.match(/\d+/g)?.map(Number) as unknown as Rgb
  const ground = inkOn(colour)
  let [drawn, seen] = [0, 0]
  try {
    context.drawImage(image, 0, 0, WIDTH, HEIGHT)
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT)
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue, opacity] = data.slice(at, at + 4) as unknown as [number, number, number, number]
      const ratio = contrastRatio([red, green, blue], colour)
      drawn += opacity
      if (ratio >= (ground[0] ? 3 : 2) || ratio >= contrastRatio([red, green, blue], ground)) seen += opacity
    }
  } catch {
    return null
  }
  const isBox = drawn > 0.9 * 255 * WIDTH * HEIGHT
  return isBox || seen >= drawn / 4 ? undefined : toHex(ground)
}
