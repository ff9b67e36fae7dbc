import { useEffect, useState, type RefObject } from 'react'

/** Whether an image failed to load, which may happen before hydration, when React does not receive the event. */
export function useBrokenImage(source: string | undefined, ref: RefObject<HTMLImageElement | null>) {
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    const image = ref.current
    // An SVG without a size has no natural width either, but can be decoded.
    if (image?.complete && !image.naturalWidth) image.decode().catch(() => setBroken(source))
  }, [ref, source])
  return { isBroken: source === broken, onError: () => setBroken(source) }
}
