/**
 * Runs in each page before its own scripts. Playwright fills fields by setting their value in a script, which React
 * does not notice. This inserts the text as if it were typed.
 */
export function insertAsTyped() {
  /** Returns the frame if one is focused; Playwright then calls this again inside it. */
  const insert = (text) => {
    if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement
    document.execCommand('insertText', false, text)
    return null
  }
  // Playwright (1.65) installs and calls this function.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set() {} })
}
