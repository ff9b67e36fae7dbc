import { matchLanguage, type Language } from './negotiate.ts'

const CHOICE = 'language'

/** The language that a person picked on this device; `undefined` when none was, or where storage is forbidden. */
export function readChosenLanguage(): Language | undefined {
  try {
    return matchLanguage(localStorage.getItem(CHOICE))
  } catch {
    return undefined
  }
}

/** Remembers a person's choice; nothing else is stored. Where storage is forbidden, nothing is. */
export function keepChosenLanguage(language: Language): void {
  try {
    localStorage.setItem(CHOICE, language)
  } catch {
    // The choice then holds for this page view.
  }
}
