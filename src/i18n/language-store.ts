import type { Messages } from 'use-intl/core'
import { createStore } from '#lib/store.ts'
import type { Area } from './areas.ts'
import type { OtherArea } from './other-areas.ts'
import { keepChosenLanguage, readChosenLanguage } from './chosen-language.ts'
import { matchLanguage, negotiateLanguage, type Language } from './negotiate.ts'

/** The messages of an area by the path of their file. */
type AreaLoaders = Record<string, () => Promise<Messages>>

/**
 * The area that most people come to. The build reads this call, so its arguments stand here as they are. The other areas'
 * tables are a file of their own, loaded beside the page: the first file need not name eight files for each.
 */
const LOADERS: Partial<Record<Area, AreaLoaders>> = {
  preferences: import.meta.glob<Messages>('./locales/*.json', { import: 'default', query: '?area=preferences' }),
}

async function loadersOf(area: Area): Promise<AreaLoaders> {
  return LOADERS[area] ?? (await import('./other-areas.ts')).OTHER_AREAS[area as OtherArea]
}

/** The language on the page and its messages so far; `undefined` until the first are there. */
export const shownLanguage = createStore<{ language: Language; messages: Messages } | undefined>(undefined)

let wanted: { language: Language; areas: Set<Area> } | undefined
let sessionChoice: Language | undefined

/** Starts with the person's choice or the browser's language; what the item or the brand says comes later. */
export function startLanguage(area: Area): Promise<void> {
  wanted = { language: negotiateLanguage([chosenLanguage(), ...navigator.languages]), areas: new Set([area]) }
  return show()
}

/** Makes an area's messages available before a page of it shows. */
export async function showArea(area: Area): Promise<void> {
  if (!wanted || wanted.areas.has(area)) return
  wanted.areas.add(area)
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
  const { language, areas } = wish
  const parts = await Promise.all(
    [...areas].map(async (area) => (await loadersOf(area))[`./locales/${language}.json`]?.()),
  )
  if (wanted?.language !== language) return
  // An earlier wish that comes later knows of fewer areas.
  const shown = shownLanguage.get()
  const before = shown?.language === language ? shown.messages : {}
  shownLanguage.set({ language, messages: Object.assign({}, before, ...parts) as Messages })
}
