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
 * White or black, where less than a quarter of what is drawn reaches 2:1 with the bar: with the opposite of the bar the
 * rest then does. A picture that fills its box brings its own ground, and one of another origin cannot be read.
 */
function groundFor(image: HTMLImageElement): string | null | undefined {
  const bar = image.closest('header')
  const context = document.createElement('canvas').getContext('2d')
  if (!bar || !context) return undefined
  const colour = getComputedStyle(bar).backgroundColor.match(/\d+/g)?.map(Number) as unknown as Rgb
  let [drawn, seen] = [0, 0]
  try {
    context.drawImage(image, 0, 0, WIDTH, HEIGHT)
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT)
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue, opacity] = data.slice(at, at + 4) as unknown as [number, number, number, number]
      drawn += opacity
      if (contrastRatio([red, green, blue], colour) >= 2) seen += opacity
    }
  } catch {
    return null
  }
  const isBox = drawn > 0.9 * 255 * WIDTH * HEIGHT
  return isBox || seen >= drawn / 4 ? undefined : toHex(inkOn(colour))
}
