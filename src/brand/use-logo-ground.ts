import { useEffect, useRef, useState } from 'react'
import { groundFor } from './logo-ground.ts'
import styles from './logo.module.css'

/**
 * Gives a logo a ground if it is invisible on its bar, and a faint outline if it cannot be read. `logo` has the props
 * of the image; `ground` is null if the image cannot be read.
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
