import type { Messages } from 'use-intl/core'
import { createStore } from '#lib/store.ts'
import type { Namespace } from './namespaces.ts'
import type { OtherNamespace } from './other-namespaces.ts'
import { keepChosenLanguage, readChosenLanguage } from './chosen-language.ts'
import { matchLanguage, negotiateLanguage, type Language } from './negotiate.ts'

/** The messages of a namespace by the path of their file. */
type NamespaceLoaders = Record<string, () => Promise<Messages>>

/**
 * The namespace that most people come to. The build reads this call from the source. The other namespaces'
 * tables are a chunk of their own, loaded beside the page: the entry need not name eight files for each.
 */
const LOADERS: Partial<Record<Namespace, NamespaceLoaders>> = {
  preferences: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?namespace=preferences' }),
}

async function loadersOf(namespace: Namespace): Promise<NamespaceLoaders> {
  return LOADERS[namespace] ?? (await import('./other-namespaces.ts')).OTHER_NAMESPACES[namespace as OtherNamespace]
}

/** The language on the page and its messages so far; `undefined` until the first are there. */
export const shownLanguage = createStore<{ language: Language; messages: Messages } | undefined>(undefined)

let wanted: { language: Language; namespaces: Set<Namespace> } | undefined
let sessionChoice: Language | undefined

/** Starts with the person's choice or the browser's language; what the item or the brand says comes later. */
export function startLanguage(namespace: Namespace): Promise<void> {
  wanted = { language: negotiateLanguage([chosenLanguage(), ...navigator.languages]), namespaces: new Set([namespace]) }
  return show()
}

/** Makes a namespace's messages available before a page of it shows. */
export async function loadNamespace(namespace: Namespace): Promise<void> {
  if (!wanted || wanted.namespaces.has(namespace)) return
  wanted.namespaces.add(namespace)
  await show()
}

/**
 * Settles the language before content shows: a choice once made stays, then the candidates of the item and the brand
 * in that order, then what is shown already.
 */
export async function settleLanguage(candidates: readonly unknown[]): Promise<void> {
  if (chosenLanguage()) return
  const language = candidates.map(matchLanguage).find(Boolean)
  if (language) await showLanguage(language)
}

/** Switches to the language a person picked and remembers it on this device; nothing else is stored. */
export async function chooseLanguage(language: Language): Promise<void> {
  sessionChoice = language
  keepChosenLanguage(language)
  await showLanguage(language)
}

function chosenLanguage(): Language | undefined {
  return sessionChoice ?? readChosenLanguage()
}

async function showLanguage(language: Language): Promise<void> {
  if (!wanted || wanted.language === language) return
  wanted = { ...wanted, language }
  await show()
}

/** Shows what is wanted now; of two wishes that load out of order the later one wins. */
async function show(): Promise<void> {
  const wish = wanted
  if (!wish) return
  const { language, namespaces } = wish
  const parts = await Promise.all(
    [...namespaces].map(async (namespace) => (await loadersOf(namespace))[`./locales/${language}.json`]?.()),
  )
  if (wanted?.language !== language) return
  // An earlier wish that comes later knows of fewer namespaces.
  const shown = shownLanguage.get()
  const before = shown?.language === language ? shown.messages : {}
  shownLanguage.set({ language, messages: Object.assign({}, before, ...parts) as Messages })
}
