import { useEffect, useRef, useState } from 'react'
import { groundFor } from './logo-ground.ts'
import styles from './logo.module.css'

/**
 * Gives a logo a ground where it is not seen in its bar, the `<header>` around it, and a faint outline where that cannot be
 * found out. `logo` is for the image; `ground` is the colour of the ground, null where the image cannot be read.
 *
 * @param colours those that the bar's colour comes from
 */
export function useLogoGround(colours: unknown) {
  const ref = useRef<HTMLImageElement>(null)
  const [ground, setGround] = useState<string | null>()
  const onLoad = () => {
    const image = ref.current
    if (!image?.naturalWidth) return
    setGround(groundFor(image))
  }
  // It may have loaded before there was a script to hear of it.
  useEffect(onLoad, [colours])
  const className = ground ? styles.grounded : ground === null ? styles.outlined : ''
  return { ground, logo: { ref, onLoad, className, style: ground ? { color: ground } : undefined } }
}
