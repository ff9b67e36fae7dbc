import type { Messages } from 'use-intl/core'
import { createStore } from '#lib/store.ts'
import type { Namespace } from './namespaces.ts'
import type { OtherNamespace } from './other-namespaces.ts'
import { keepChosenLanguage } from './chosen-language.ts'
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

/** The browser's language where the page is in another one, and the sentence in it that offers it. */
export const languageOffer = createStore<{ language: string; text: string } | undefined>(undefined)

const wanted = createStore<{ language: Language; namespaces: ReadonlySet<Namespace> } | undefined>(undefined)
const choice = createStore<Language | undefined>(undefined)

/**
 * Starts with the person's choice or the first language of the list that the pages have; what the item or the brand says
 * comes later.
 * @param languages tags in the order of preference
 * @param chosen the person's choice
 */
export function startLanguage(namespace: Namespace, languages: readonly string[], chosen?: Language): Promise<void> {
  choice.set(chosen)
  wanted.set({ language: negotiateLanguage([chosen, ...languages]), namespaces: new Set([namespace]) })
  const first = languages.map(matchLanguage).find(Boolean)
  return show(chosen || languageOffer.get() ? undefined : first)
}

/** Makes a namespace's messages available before a page of it shows. */
export async function loadNamespace(namespace: Namespace): Promise<void> {
  const wish = wanted.get()
  if (!wish || wish.namespaces.has(namespace)) return
  wanted.set({ ...wish, namespaces: new Set([...wish.namespaces, namespace]) })
  await show()
}

/**
 * Settles the language before content shows: a choice once made stays, then the candidates of the item and the brand
 * in that order, then what is shown already.
 */
export async function settleLanguage(candidates: readonly unknown[]): Promise<void> {
  if (choice.get()) return
  const language = candidates.map(matchLanguage).find(Boolean)
  if (language) await showLanguage(language)
}

/** Switches to the language a person picked and remembers it on this device; nothing else is stored. */
export async function chooseLanguage(language: Language): Promise<void> {
  choice.set(language)
  languageOffer.set(undefined)
  keepChosenLanguage(language)
  await showLanguage(language)
}

async function showLanguage(language: Language): Promise<void> {
  const wish = wanted.get()
  if (!wish || wish.language === language) return
  wanted.set({ ...wish, language })
  await show()
}

/**
 * Shows what is wanted now; of two wishes that load out of order the later one wins, and both wait for it.
 *
 * @param offered the language to offer once the page is in another one
 */
async function show(offered?: Language): Promise<void> {
  const wish = wanted.get()
  if (!wish) return
  const { language, namespaces } = wish
  const parts = await Promise.all(
    [...namespaces].map(async (namespace) => (await loadersOf(namespace))[`./locales/${language}.json`]?.()),
  )
  const messages: Messages = Object.assign({}, ...parts)
  if (language === offered) languageOffer.set({ language, text: messages.shell.footer.languageOffer })
  if (wanted.get()?.language !== language) return show()
  // An earlier wish that comes later knows of fewer namespaces.
  const shown = shownLanguage.get()
  const before = shown?.language === language ? shown.messages : {}
  shownLanguage.set({ language, messages: { ...before, ...messages } })
}
