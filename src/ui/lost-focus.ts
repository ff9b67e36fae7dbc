let lastFocused: EventTarget | null = null
globalThis.addEventListener?.('focusin', ({ target }) => (lastFocused = target))

/**
 * Whether what had the focus has gone from the page, and nothing else has it. Where nothing had it yet, the focus is the
 * browser's to give: a page that has just been opened is read from its beginning anyway.
 */
export function hasLostFocus(): boolean {
  const { activeElement, body } = document
  return lastFocused instanceof Element && !lastFocused.isConnected && (!activeElement || activeElement === body)
}
