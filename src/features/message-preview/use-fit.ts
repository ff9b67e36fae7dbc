import { useEffect, useState, type CSSProperties, type RefObject } from 'react'

/**
 * Scales a message of a device's width to fit the page, or scrolls it sideways. It is never higher than its content.
 */
export function useFit(
  ref: RefObject<HTMLIFrameElement | null>,
  width: number,
  isScaled: boolean,
  isShown: boolean,
): { box: CSSProperties; frame: CSSProperties } {
  const [room, setRoom] = useState(width)
  const [content, setContent] = useState<number>()
  useEffect(() => {
    const stage = ref.current?.parentElement?.parentElement
    const message = isShown && ref.current?.contentDocument?.documentElement
    if (!stage) return
    const observer = new ResizeObserver(() => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(stage)
      setRoom(stage.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd))
      if (message) setContent(message.offsetHeight + FRAME_LINES)
    })
    observer.observe(stage)
    if (message) observer.observe(message)
    return () => observer.disconnect()
  }, [ref, isShown])
  const scale = isScaled ? Math.min(1, room / width) : 1
  const height = content === undefined ? USUAL_HEIGHT : `min(${USUAL_HEIGHT}, ${content}px)`
  return {
    box: { width: width * scale, height: `calc(${height} * ${scale})` },
    frame: { width, height, transform: scale < 1 ? `scale(${scale})` : undefined },
  }
}

/** Above and below. */
const FRAME_LINES = 2

const USUAL_HEIGHT = 'min(42rem, 80vh)'
