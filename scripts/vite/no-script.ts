import type { Plugin } from 'vite'
import { messagesOf } from '#i18n/messages-of.ts'

const PLACE = '<!-- no-script -->'

/**
 * Inserts the notice for browsers without JavaScript into the document, in every language. In a rendered page, the server
 * removes all languages but the page's (src/server/first-view/document-parts.ts).
 */
export function noScript(): Plugin {
  return {
    name: 'no-script',
    transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
      const texts = Object.entries(messagesOf('noScript')).toSorted(([tag]) => (tag === 'en' ? -1 : 1))
      const lines = texts.map(([tag, text]) => `<p lang="${tag}">${String(text)}</p>`).join('')
      return html.replace(PLACE, () => `<noscript><div class="noscript">${lines}</div></noscript>`)
    },
  }
}
