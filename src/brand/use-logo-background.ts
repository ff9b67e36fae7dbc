import { useEffect, useRef, useState } from 'react'
import styles from './logo.module.css'
import { contrastRatio, inkOn, type Rgb, toHex } from './contrast.ts'

/**
 * Adds a background to a logo that is invisible on its bar, or a faint outline if its pixels cannot be read. `logo` has
 * the props of the image. `background` is undefined if none is needed, null if the pixels cannot be read.
 */
export function useLogoBackground(colors: unknown) {
  const ref = useRef<HTMLImageElement>(null)
  const [background, setBackground] = useState<string | null>()
  const onLoad = () => {
    const image = ref.current
    if (image?.naturalWidth) setBackground(backgroundFor(image))
  }
  // The image may have loaded before hydration.
  useEffect(onLoad, [colors])
  const className = background ? styles.withBackground : background === null ? styles.outlined : ''
  return { background, logo: { ref, onLoad, className, style: background ? { color: background } : undefined } }
}

const SAMPLE_WIDTH = 64
const SAMPLE_HEIGHT = 32

/**
 * Returns a background, black or white, if less than a quarter of the logo stands out from the bar; null if the pixels
 * cannot be read. An opaque logo needs no background.
 */
function backgroundFor(image: HTMLImageElement): string | null | undefined {
  const bar = image.closest('header')
  const context = document.createElement('canvas').getContext('2d')
  if (!bar || !context) return undefined
  const barColor = getComputedStyle(bar).backgroundColor.match(/\d+/g)?.map(Number) as unknown as Rgb
  const background = inkOn(barColor)
  // A dark bar gets a white background. It needs a higher ratio: dark on dark is less visible than its ratio suggests.
  const minRatio = background[0] === 255 ? 3 : 2
  let [totalOpacity, visibleOpacity] = [0, 0]
  try {
    context.drawImage(image, 0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT)
    const { data } = context.getImageData(0, 0, SAMPLE_WIDTH, SAMPLE_HEIGHT)
    for (let at = 0; at < data.length; at += 4) {
      // Skip transparent pixels, most of a logo, to save time: this runs during hydration.
      if (data[at + 3] === 0) continue
      const [red, green, blue, opacity] = data.slice(at, at + 4) as unknown as [number, number, number, number]
      const ratio = contrastRatio([red, green, blue], barColor)
      totalOpacity += opacity
      if (ratio >= minRatio || ratio >= contrastRatio([red, green, blue], background)) visibleOpacity += opacity
    }
  } catch {
    return null
  }
  const isOpaque = totalOpacity > 0.9 * 255 * SAMPLE_WIDTH * SAMPLE_HEIGHT
  return isOpaque || visibleOpacity >= totalOpacity / 4 ? undefined : toHex(background)
}
