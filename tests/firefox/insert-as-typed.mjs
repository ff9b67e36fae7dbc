/**
 * Runs in each page before its own scripts. Playwright fills fields by setting their value in a script, which React
 * does not notice. The replacement inserts the text as if it were typed.
 */
export function insertAsTyped() {
  /** Inserts the text, or returns the focused frame, in which Playwright then calls this function again. */
  const insert = (text) => {
    if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement
    document.execCommand('insertText', false, text)
    return null
  }
  // Playwright (1.65) calls this function. The empty setter ignores the one that Playwright installs.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set() {} })
}
