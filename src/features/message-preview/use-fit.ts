import { useEffect, useState, type CSSProperties, type RefObject } from 'react'

/**
 * Lays a message out at the width of a device and fits it into the page: as small as the room beside it asks for, and no
 * higher than the message itself, which scrolls where it is long.
 *
 * @param isScaled whether it becomes smaller where there is less room; else it is scrolled sideways
 * @param isShown whether the whole message is there
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
