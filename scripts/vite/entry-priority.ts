import type { Plugin } from 'vite'

/** The script element that the build writes in place of that of the sources, without other attributes of theirs. */
const ENTRY = '<script type="module" '

/**
 * Says in the document that the entry may come after what is painted: the page is there before any script, rendered by
 * the server or in outline.
 */
export function entryPriority(): Plugin {
  return {
    name: 'entry-priority',
    apply: 'build',
    transformIndexHtml(html) {
      if (!html.includes(ENTRY)) throw new Error('index.html has no script element of the entry')
      return html.replace(ENTRY, `${ENTRY}fetchpriority="low" `)
    },
  }
}
