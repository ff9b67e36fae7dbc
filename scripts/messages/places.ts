import { isIn } from './audience.ts'
import type { FirstViews } from './first-views.ts'

/** Where a message is shown: address of the page, its state in words, and the path of a link that opens it in the sandbox. */
export type Place = { page: string; state: string; link: string }

/** Namespaces of which no page shows anything at once. */
const LATER: Record<string, Place> = {
  home: { page: '/', state: 'Home', link: '/' },
  receipt: {
    page: 'every decision, and the preferences',
    state: 'after an answer was sent',
    link: '/dls/open/anders-buchbinderei.berlin',
  },
  preferencesSaved: { page: '/consent', state: 'after saving', link: '/consent/optional-only' },
  unsaved: {
    page: 'every page with a form',
    state: 'leaving without saving',
    link: '/consent/optional-only',
  },
  form: {
    page: 'every page with text fields',
    state: 'wrong input',
    link: '/consent/optional-only',
  },
  failureLetter: { page: 'every page with a key', state: 'beside a failure', link: '/consent/expired' },
  missingPart: { page: 'every page', state: 'a script of the page could not be loaded', link: '/' },
  requestError: { page: 'every page', state: 'the server refuses the request, as with too many cookies', link: '/' },
  noScript: { page: 'every page', state: 'scripts are switched off', link: '/' },
  notReady: {
    page: 'every page with a key',
    state: 'a button is pressed before the scripts are there',
    link: '/consent/optional-only',
  },
}

/**
 * Makes a function that tells where a message is shown. What a page holds as soon as it opens is known from the pages
 * themselves; any other message comes up near the one whose key it shares most of, after an act or a failure there.
 */
export function placesOf(views: FirstViews): (key: string) => Place {
  return (key) => {
    const seen = views.get(key)
    if (seen) return { page: seen.page, state: seen.title, link: seen.link }
    const later = Object.entries(LATER).find(([namespace]) => isIn(key, namespace))?.[1]
    if (later) return later
    const near = nearestOf(key, views)
    if (!near) return { page: 'not known', state: 'not known', link: '/' }
    return {
      page: near.page,
      state: `not at once: after an act or a failure (opens as: ${near.title})`,
      link: near.link,
    }
  }
}

/** The view of the message that shares the longest group with the key; a namespace is the least. */
function nearestOf(key: string, views: FirstViews) {
  const parts = key.split('.')
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const group = parts.slice(0, length).join('.')
    for (const [other, view] of views) if (isIn(other, group)) return view
  }
  return undefined
}
