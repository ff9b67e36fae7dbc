import { pluralsOf } from './icu.ts'
import type { Check } from './remark.ts'

/** Nothing on these pages is counted in millions, where Spanish, French, Italian and Portuguese have a form of their own. */
const COUNTED = [...Array.from({ length: 1000 }, (_, count) => count), 10_000, 100_000]

/** Finds plurals without a form that the language has, or with one that it has not. */
export const pluralForms: Check = (language, messages) =>
  [...messages].flatMap(([key, message]) =>
    pluralsOf(message).flatMap(({ argument, type, forms }) => {
      const rules = new Intl.PluralRules(language, { type })
      const used = new Set(COUNTED.map((count) => rules.select(count)))
      const missing = [...used, 'other'].filter((form) => !forms.includes(form))
      const categories: readonly string[] = rules.resolvedOptions().pluralCategories
      const unknown = forms.filter((form) => !form.startsWith('=') && !categories.includes(form))
      return [
        ...[...new Set(missing)].map((form) => ({
          key,
          wrong: `lacks the form "${form}" of {${argument}}`,
          instead: `${form} {…} beside ${forms.join(', ')}`,
        })),
        ...unknown.map((form) => ({
          key,
          wrong: `has a form "${form}" of {${argument}}, which the language has not`,
          instead: [...used].join(', '),
        })),
      ]
    }),
  )
