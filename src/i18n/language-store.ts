import { createStore } from '#lib/store.ts'
import type { Messages } from 'use-intl/core'
import { matchLanguage, negotiateLanguage, type Language } from './negotiate.ts'

const LOADERS = import.meta.glob<Messages>('./locales/*.json', { import: 'default' })
const CHOICE = 'language'

/** The language on the page and its messages; `undefined` until the first messages are there. */
export const shownLanguage = createStore<{ language: Language; messages: Messages } | undefined>(undefined)

/** Starts with the person's choice or the browser's language; what the item or the brand says comes later. */
export function startLanguage(): Promise<void> {
  return showLanguage(negotiateLanguage([chosenLanguage(), ...navigator.languages]))
}

/**
 * Settles the language before content shows: a choice once made stays, then the candidates of the item and the brand
 * in that order, then what is shown already. The specification's default for a brand is its own business.
 */
export async function settleLanguage(candidates: readonly unknown[]): Promise<void> {
  if (chosenLanguage()) return
  const language = candidates.map(matchLanguage).find(Boolean)
  if (language) await showLanguage(language)
}

/** Switches to the language a person picked and remembers it on this device; nothing else is stored. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(CHOICE, language)
  } catch {
    // Storage may be forbidden; the choice then holds for this page view.
  }
  sessionChoice = language
  await showLanguage(language)
}

let sessionChoice: Language | undefined
let latestWish: Language | undefined

function chosenLanguage(): Language | undefined {
  if (sessionChoice) return sessionChoice
  try {
    return matchLanguage(localStorage.getItem(CHOICE))
  } catch {
    return undefined
  }
}

async function showLanguage(language: Language): Promise<void> {
  latestWish = language
  if (shownLanguage.get()?.language === language) return
  const messages = await LOADERS[`./locales/${language}.json`]?.()
  // Two switches in a row may load out of order: the later wish wins.
  if (messages && latestWish === language) shownLanguage.set({ language, messages })
}
