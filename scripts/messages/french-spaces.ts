import { textsOf } from './icu.ts'
import { remarksOn, type Check } from './remark.ts'

const NO_BREAK = '\u00A0'

/** Any other space, or none where one has to be; `:` inside of a time, a ratio or an address needs none. */
const BEFORE = /(?<=[^\s«])[^\S\u00A0]*(?<!\u00A0)(?=[;?!»](?![\w/])|:(?=\s|$))/g
const AFTER = /(?<=«)(?!\u00A0)[^\S\u00A0]*/g

/** Finds French signs of two parts that are not held to their word by a no-break space (U+00A0). */
export const frenchSpaces: Check = (language, messages) =>
  language === 'fr'
    ? remarksOn(messages, (message) =>
        textsOf(message).flatMap((text) => {
          const mended = text.replace(BEFORE, NO_BREAK).replace(AFTER, NO_BREAK)
          if (mended === text) return []
          const wrong = 'lacks a no-break space (U+00A0) before : ; ? ! » or after «'
          return [{ wrong, instead: `"${mended.replaceAll(NO_BREAK, '\\u00A0')}"` }]
        }),
      )
    : []
