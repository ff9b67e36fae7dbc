import type { Plugin } from 'vite'
import { messagesOf } from '#i18n/messages-of.ts'

const PLACE = '<!-- no-script -->'

/**
 * Puts what a person without scripts must know into the document, as its first content, in every language. The server
 * leaves the language of the page where it has rendered one (src/server/first-view/document-parts.ts).
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
