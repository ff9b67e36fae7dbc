import { isMandated } from './audience.ts'
import { textsOf } from './icu.ts'
import { remarksOn, type Check } from './remark.ts'

/** The quotation marks of each language. All of them write the apostrophe as ’. */
const PAIRS: Record<string, [open: string, close: string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«', '»'],
  it: ['«', '»'],
  nl: ['“', '”'],
  'pt-BR': ['“', '”'],
  tr: ['“', '”'],
}

/** Finds quotation marks and apostrophes that are not those of the language, and marks that are not in pairs. */
export const quotes: Check = (language, messages) => {
  const pair = PAIRS[language]
  if (!pair) return [{ key: language, wrong: 'has no quotation marks', instead: 'a pair for it in quotes.ts' }]
  const [open, close] = pair
  return remarksOn(messages, (message, key) => {
    if (language === 'en' && isMandated(key)) return []
    return textsOf(message).flatMap((text) => {
      const foreign = text.match(/["„“”«»‹›‚‘`´']/g)?.filter((mark) => !pair.includes(mark)) ?? []
      const isUneven = text.split(open).length !== text.split(close).length
      return [
        ...[...new Set(foreign)].map((mark) => ({
          wrong: `has the mark ${mark}`,
          instead: mark === "'" ? '’' : `${open}…${close}`,
        })),
        ...(isUneven ? [{ wrong: 'has a quotation mark without its other one', instead: `${open}…${close}` }] : []),
      ]
    })
  })
}
