import { useEffect, useState, type RefObject } from 'react'

/** Returns whether an image failed to load, including before hydration, when React receives no events. */
export function useBrokenImage(source: string | undefined, ref: RefObject<HTMLImageElement | null>) {
  const [brokenSource, setBrokenSource] = useState<string>()
  useEffect(() => {
    const image = ref.current
    // An SVG without a size also has no natural width, but can be decoded.
    if (image?.complete && !image.naturalWidth) image.decode().catch(() => setBrokenSource(source))
  }, [ref, source])
  return { isBroken: source === brokenSource, onError: () => setBrokenSource(source) }
}
