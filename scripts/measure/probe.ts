export type Selectors = { content: string; control: string }

/** The observations so far; times in milliseconds since the navigation started. */
export type Observations = {
  firstPaint?: number
  content?: number
  interactive?: number
  longTasks: number
  /** Sum of the layout shifts without recent input. */
  shift: number
  /** Whether the content is visible and the control is interactive. */
  isComplete: boolean
}

/** The parts of a React fiber that show whether its node is mounted. React's event dispatch checks the same. */
type Fiber = {
  alternate: Fiber | null
  flags: number
  return: Fiber | null
  tag: number
  stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } }
}

/**
 * Runs in the page before its scripts, so it must be self-contained. Stores its observations in the global `seen`. A
 * control is interactive when React has set its props and committed its tree; until then, React drops or replays
 * events. If the control is replaced, the time of the new one counts.
 */
export function probe({ content, control }: Selectors): void {
  const seen: Observations = { longTasks: 0, shift: 0, isComplete: false }
  Object.assign(globalThis, { seen })
  const [HOST_ROOT, PLACEMENT_OR_HYDRATING] = [3, 2 | 4096]
  const watch = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
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

  let mounted: Element | undefined
  const check = () => {
    const now = performance.now()
    if (seen.content === undefined && [...document.querySelectorAll(content)].some(isVisible)) seen.content = now
    if (mounted && !mounted.isConnected) mounted = undefined
    if (!mounted) {
      mounted = [...document.querySelectorAll(control)].find((element) => isVisible(element) && isMounted(element))
      if (mounted) seen.interactive = now
    }
    seen.isComplete ||= seen.firstPaint !== undefined && seen.content !== undefined && mounted !== undefined
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}
