import { isForRegistrants, isIn } from './audience.ts'
import { textsOf } from './icu.ts'
import { OPEN_ENDS } from './open-ends.ts'
import { remarksOn, type Check, type Remark } from './remark.ts'

const HERE = 'in scripts/messages/fragments.ts'

/** Messages that may end openly: labels with the value beside them or below. */
const LABELS = [
  'decision.answered',
  'listing.facts',
  'tldInfo.column',
  'tldInfo.order.label',
  'trade.facts',
  'trademark.facts',
  'transfer.facts',
  'transferIn.owner',
]

const VALUE = 'a value that stands beside its label'
const FILLER = 'a name that stands in a prescribed text'

/** Messages that may begin in lower case, with the reason. */
const LOWER_CASE: Record<string, string> = {
  'shell.banner.timeout': 'the words of the specification',
  'trademark.mark.noClass': VALUE,
  'trademark.mark.notGiven': VALUE,
  'transferAway.contact': FILLER,
  'transferIn.code.found.space': FILLER,
  'transferIn.code.found.hyphen': FILLER,
}

/** Arguments that are whole statements of time; inside of a sentence they fit the grammar of no language. */
const STATEMENTS = /\{(?:left|by|utc)\}/

/**
 * Finds messages that are pieces of a sentence, which the code would have to glue together: they begin in lower case or
 * with a blank, end where a further word must follow, or hold a statement of time inside of a sentence.
 */
export const fragments: Check = (language, messages) =>
  remarksOn(messages, (message, key) =>
    isForRegistrants(key)
      ? textsOf(message)
          .map((text) => fragment(text, key, language))
          .filter((remark) => remark !== undefined)
          .slice(0, 1)
      : [],
  )

function fragment(text: string, key: string, language: string): Omit<Remark, 'key'> | undefined {
  const said = `is a fragment, "${text}":`
  if (text.trim() !== text)
    return { wrong: `${said} it begins or ends with a blank`, instead: 'a message that stands for itself' }
  if (/^[(“„«]?\s*\p{Ll}/u.test(text) && !(key in LOWER_CASE))
    return {
      wrong: `${said} it begins in lower case`,
      instead: `a whole sentence, or a label that begins with a capital; if it must be so, add it to LOWER_CASE ${HERE}`,
    }
  const last = /\s([\p{L}\p{M}’]+)$/u.exec(text)?.[1]?.toLocaleLowerCase(language)
  const isOpen = /[,(–—]$/.test(text) || (last !== undefined && OPEN_ENDS[language]?.includes(last))
  if (isOpen && !LABELS.some((path) => isIn(key, path)))
    return {
      wrong: `${said} a further word has to follow "${last ?? text.at(-1)}"`,
      instead: `the whole sentence; if it is the label of a value, add it to LABELS ${HERE}`,
    }
  const [statement] = STATEMENTS.exec(text) ?? []
  if (statement !== undefined && (/[.?!](?=\s|$)/.test(text) || text.split('{').length > 2))
    return {
      wrong: `${said} it holds ${statement} inside of a sentence`,
      instead: `${statement} in a message of its own`,
    }
  return undefined
}
