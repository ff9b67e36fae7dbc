/** Calls a function whenever the document has grown, before that is painted, until all of it is there. */
export function whileParsing(look: () => void): void {
  const observer = new MutationObserver(look)
  // The parser goes on with a text that it has begun.
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  // It becomes interactive before the entry runs: what React renders is its own.
  const end = () => {
    look()
    observer.disconnect()
  }
  document.addEventListener('readystatechange', end, { once: true })
}

/** Sets a text where it is another one: each change is looked at again. */
export function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
