import { CHOICE } from './chosen-language.ts'

/** Forgets the language that a person picked. Pages that are loaded from then on choose for themselves. */
export function forgetChosenLanguage(): void {
  document.cookie = `${CHOICE}=; Path=/; Max-Age=0`
}
