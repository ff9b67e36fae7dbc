import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A plural of a message. */
export type Plural = { argument: string; type: Intl.PluralRuleType; forms: string[] }

/**
 * Returns every text that a message can become: one for each combination of its branches, without its tags, each argument
 * as its name in braces and the number of a plural as `{#}`.
 *
 * @throws SyntaxError when the message is not valid ICU
 */
export function textsOf(message: string): string[] {
  return [...new Set(expand(parse(message)))]
}

function expand(elements: readonly MessageFormatElement[]): string[] {
  let texts = ['']
  for (const element of elements) {
    const parts = textsOfElement(element)
    texts = texts.flatMap((text) => parts.map((part) => text + part))
  }
  return texts
}

function textsOfElement(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value]
    case TYPE.pound:
      return ['{#}']
    case TYPE.tag:
      return expand(element.children)
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap((option) => expand(option.value))
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return [`{${element.value}}`]
  }
}

/** Returns the plurals of a message, also those inside of others. */
export function pluralsOf(message: string): Plural[] {
  return [...walk(parse(message))].flatMap((element) =>
    element.type === TYPE.plural
      ? [{ argument: element.value, type: element.pluralType ?? 'cardinal', forms: Object.keys(element.options) }]
      : [],
  )
}

function* walk(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element
    if (element.type === TYPE.tag) yield* walk(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) yield* walk(option.value)
  }
}
