export type Selectors = { content: string; control: string }

/** What a page has shown so far, in milliseconds since its navigation began. */
export type Seen = {
  firstPaint?: number
  content?: number
  interactive?: number
  longTasks: number
  /** Sum of the layout shifts without recent input. */
  shift: number
  /** Whether content and control are there. */
  isComplete: boolean
}

/** The parts of React's fibers that its event dispatch checks to see if a node is mounted. */
type Fiber = {
  alternate: Fiber | null
  flags: number
  return: Fiber | null
  tag: number
  stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } }
}

/**
 * Runs in the page before its scripts, so it refers to nothing outside itself. Stores its observations in `seen`. A control is
 * interactive when React has set its props and has committed that tree: before, React drops or replays events. A control that
 * is replaced counts again.
 */
export function probe({ content, control }: Selectors): void {
  const seen: Seen = { longTasks: 0, shift: 0, isComplete: false }
  Object.assign(globalThis, { seen })
  const [HOST_ROOT, PLACEMENT_OR_HYDRATING] = [3, 2 | 4096]
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('longtask', ({ duration }) => (seen.longTasks += duration))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false
    return element.matches('input, select, textarea, img') || element.textContent.trim() !== ''
  }
  const reactKeyOf = (element: Element, prefix: string) => Object.keys(element).find((key) => key.startsWith(prefix))
  const isMounted = (element: Element) => {
    const key = reactKeyOf(element, '__reactFiber$')
    if (!key || !reactKeyOf(element, '__reactProps$')) return false
    let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[key] ?? null
    const isNew = !fiber?.alternate
    while (fiber) {
      if (isNew && fiber.flags & PLACEMENT_OR_HYDRATING) return false
      if (fiber.tag === HOST_ROOT) return fiber.stateNode.current.memoizedState?.isDehydrated !== true
      fiber = fiber.return
    }
    return false
  }

  let awake: Element | undefined
  const look = () => {
    const now = performance.now()
    if (seen.content === undefined && [...document.querySelectorAll(content)].some(isVisible)) seen.content = now
    if (awake && !awake.isConnected) awake = undefined
    if (!awake) {
      awake = [...document.querySelectorAll(control)].find((element) => isVisible(element) && isMounted(element))
      if (awake) seen.interactive = now
    }
    seen.isComplete ||= seen.firstPaint !== undefined && seen.content !== undefined && awake !== undefined
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
