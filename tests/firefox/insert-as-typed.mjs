/**
 * Runs in each page before its own scripts. Where Playwright fills a field, it would set its value by script, which React
 * cannot tell from a value that it has set itself: nothing would hear of the change. This has the browser insert the text.
 */
export function insertAsTyped() {
  /** Returns the frame that has focus, where Playwright goes on. */
  const insert = (text) => {
    if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement
    document.execCommand('insertText', false, text)
    return null
  }
  // The function that Playwright (1.65) installs and calls for it.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set() {} })
}
