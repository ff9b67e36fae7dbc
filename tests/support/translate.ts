import type { Page } from '@playwright/test'

/** In accessible names Playwright ignores it, so that elements are found in a translated page as in any other. */
const MARK = '\u200B'

/**
 * Does to the open page what a browser's translator does: replaces each text by elements, also each that comes later. The
 * "translation" is the text itself with a mark.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const untouched = 'title, script, style, textarea, noscript, code, font, [translate="no"]'
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue
        const inner = document.createElement('font')
        inner.textContent = text.data + mark
        const outer = document.createElement('font')
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translate)
    }).observe(document.documentElement, { childList: true, subtree: true })
    translate(document.body)
  }, MARK)
}

/** Returns the text on the page without the marks of a translation, and without whitespace: it depends on the elements. */
export async function readText(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText)
  return text.replaceAll(MARK, '').replaceAll(/\s+/g, '')
}

/** Returns the texts that have siblings, which React could not update under a translator. */
export async function textsWithSiblings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentNode, textContent } = walker.currentNode
      if (parentNode && parentNode.childNodes.length > 1 && textContent?.trim()) found.push(textContent)
    }
    return found
  })
}
