import type { Page } from '@playwright/test'

/** A zero-width space, which Playwright ignores in accessible names. */
const MARK = '\u200B'

/** Wraps each text node in elements, now and later, as browser translation does. Only adds a mark to the text. */
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

/** Returns the text of the page without marks and whitespace. */
export async function readText(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText)
  return text.replaceAll(MARK, '').replaceAll(/\s+/g, '')
}

/** Returns text nodes with siblings, which React cannot update after a translation. */
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
