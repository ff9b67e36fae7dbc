import type { Plugin } from 'vite'
import { messagesOf } from '#i18n/messages-of.ts'
import { dataBlock } from '#server/document.ts'

/**
 * Inserts texts into the document, in every language: the notice for browsers without JavaScript, and the texts for a
 * script that fails to load (chunk-guard). In a rendered page, the server keeps only the page's language (src/server/first-view/document-parts.ts).
 */
export function documentTexts(): Plugin {
  return {
    name: 'document-texts',
    transformIndexHtml(html) {
      const lines = inEachLanguage('noScript').map(([tag, text]) => `<p lang="${tag}">${String(text)}</p>`)
      const parts = {
        '<!-- no-script -->': `<noscript><div class="noscript">${lines.join('')}</div></noscript>`,
        '<!-- chunk-guard-texts -->': dataBlock('chunk-guard-texts', Object.fromEntries(inEachLanguage('missingPart'))),
      }
      return Object.entries(parts).reduce((document, [place, part]) => {
        if (!document.includes(place)) throw new Error(`index.html has no ${place}`)
        return document.replace(place, () => part)
      }, html)
    },
  }
}

/** Returns a message, or a group of messages, by language, English first. */
function inEachLanguage(path: string): [string, unknown][] {
  return Object.entries(messagesOf(path)).toSorted(([tag]) => (tag === 'en' ? -1 : 1))
}
