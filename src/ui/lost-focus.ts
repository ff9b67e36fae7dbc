let lastFocused: EventTarget | null = null
globalThis.addEventListener?.('focusin', ({ target }) => (lastFocused = target))

/** Returns whether the focused element was removed. Before the first focus, the browser decides. */
export function hasLostFocus(): boolean {
  const { activeElement, body } = document
  return lastFocused instanceof Element && !lastFocused.isConnected && (!activeElement || activeElement === body)
}
