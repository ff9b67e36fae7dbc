import type { Messages } from 'use-intl/core'
import { createStore } from '#lib/store.ts'
import type { Namespace } from './english.gen.ts'
import { keepChosenLanguage } from './chosen-language.ts'
import { matchLanguage, negotiateLanguage, type Language } from './negotiate.ts'

/** The message files, by language and namespace. */
const FILES = import.meta.glob<Messages>(['./locales/*/*.json', '!./locales/*/document.json'], { import: 'default' })
const loadedFiles = new Map<string, Messages>()

/** The current language and its messages; `undefined` until messages are loaded. */
export const shownLanguage = createStore<{ language: Language; messages: Messages } | undefined>(undefined)

/** The browser's language, which is offered if the page is in another one, and the sentence that offers it. */
export const languageOffer = createStore<{ language: string; text: string } | undefined>(undefined)

const requested = createStore<{ language: Language; namespaces: ReadonlySet<Namespace> } | undefined>(undefined)
const choice = createStore<Language | undefined>(undefined)

/**
 * Starts with the chosen language, else the first supported one of `languages`. The item or brand can change it later.
 */
export function startLanguage(
  namespaces: readonly Namespace[],
  languages: readonly string[],
  chosen?: Language,
): Promise<void> {
  choice.set(chosen)
  requested.set({ language: negotiateLanguage([chosen, ...languages]), namespaces: new Set(['common', ...namespaces]) })
  const preferred = languages.map(matchLanguage).find(Boolean)
  return show(chosen || languageOffer.get() ? undefined : preferred)
}

export async function loadMessages(...namespaces: readonly Namespace[]): Promise<void> {
  const target = requested.get()
  if (!target || namespaces.every((each) => target.namespaces.has(each))) return
  requested.set({ ...target, namespaces: new Set([...target.namespaces, ...namespaces]) })
  await show()
}

/**
 * Settles the language before content shows: the chosen one, else the first supported candidate, else the current one.
 */
export async function settleLanguage(candidates: readonly unknown[]): Promise<void> {
  if (choice.get()) return
  const language = candidates.map(matchLanguage).find(Boolean)
  if (language) await showLanguage(language)
}

/** Switches to a language and stores the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  choice.set(language)
  languageOffer.set(undefined)
  keepChosenLanguage(language)
  await showLanguage(language)
}

async function showLanguage(language: Language): Promise<void> {
  const target = requested.get()
  if (!target || target.language === language) return
  requested.set({ ...target, language })
  await show()
}

/**
 * Shows the requested language and namespaces. If they change while loading, the latest win.
 *
 * @param languageToOffer the browser's language, offered if the page later changes to another one
 */
async function show(languageToOffer?: Language): Promise<void> {
  const target = requested.get()
  if (!target) return
  const { language, namespaces } = target
  const parts = await Promise.all([...namespaces].map((each) => loadFile(`./locales/${language}/${each}.json`)))
  const messages: Messages = Object.assign({}, ...parts)
  if (language === languageToOffer) languageOffer.set({ language, text: messages.shell.footer.languageOffer })
  if (requested.get()?.language !== language) return show()
  // An earlier call may finish later, with fewer namespaces.
  const shown = shownLanguage.get()
  const before = shown?.language === language ? shown.messages : {}
  shownLanguage.set({ language, messages: { ...before, ...messages } })
}

/** Loads a file once. Importing it again would cost the server noticeable time. */
async function loadFile(path: string): Promise<Messages | undefined> {
  const messages = loadedFiles.get(path) ?? (await FILES[path]?.())
  if (messages) loadedFiles.set(path, messages)
  return messages
}
