import type { ErrorObject } from 'ajv/dist/2020.js'

/** Of several errors of one value, the first of these says the most. */
const PRECEDENCE = ['type', 'enum', 'const', 'format', 'pattern']

/** How many errors of the same place in the schema are looked at. */
const MOST_OF_EACH = 20

/** Keywords that may say something of several properties of one object. */
const OF_PROPERTIES = new Set(['required', 'additionalProperties'])

/**
 * One error for each thing that is wrong. Where a value has alternatives, the errors of the one that comes nearest say it;
 * where no alternative has the value's type, the types of all of them do.
 */
export function tellingErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const chosen = withinAlternatives(firstOfEach(errors))
  return chosen.filter((error) => {
    if (OF_PROPERTIES.has(error.keyword)) return true
    const same = chosen.filter(
      (other) => other.instancePath === error.instancePath && !OF_PROPERTIES.has(other.keyword),
    )
    return same.toSorted((a, b) => rankOf(a) - rankOf(b))[0] === error
  })
}

/** The items of a long list make the same errors again and again. */
function firstOfEach(errors: readonly ErrorObject[]): ErrorObject[] {
  const groups = Map.groupBy(errors, ({ schemaPath, params }) => `${schemaPath} ${params['missingProperty'] ?? ''}`)
  const kept = new Set([...groups.values()].flatMap((all) => all.slice(0, MOST_OF_EACH)))
  return errors.filter((error) => kept.has(error))
}

function withinAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  const [choice] = choices.toSorted((a, b) => a.schemaPath.length - b.schemaPath.length)
  if (!choice) return [...errors]
  const inside = errors.filter((error) => isInside(error, choice))
  const others = errors.filter((error) => error !== choice && !inside.includes(error))
  return [...nearest(choice, inside), ...withinAlternatives(others)]
}

function isInside({ schemaPath, instancePath }: ErrorObject, choice: ErrorObject): boolean {
  const isBelow = instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`)
  return isBelow && schemaPath.startsWith(`${choice.schemaPath}/`)
}

function nearest(choice: ErrorObject, inside: ErrorObject[]): ErrorObject[] {
  const numberOf = (error: ErrorObject) => error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0] ?? ''
  const alternatives = Object.values(Object.groupBy(inside, numberOf)).map((own) => withinAlternatives(own ?? []))
  const ofType = alternatives.filter((own) => !own.some((error) => isOfWholeValue(error, choice)))
  // Of a value that fits several alternatives of `oneOf`, or one of many that were not looked at.
  if (inside.length === 0) return choice.keyword === 'oneOf' ? [choice] : []
  const [best] = ofType.toSorted((a, b) => a.length - b.length)
  if (best) return best
  const types = alternatives.flat().flatMap(({ params }) => (params['type'] as string | string[] | undefined) ?? [])
  return [types.length > 0 ? { ...choice, keyword: 'type', params: { type: [...new Set(types)] } } : choice]
}

function isOfWholeValue({ keyword, instancePath }: ErrorObject, choice: ErrorObject): boolean {
  return keyword === 'type' && instancePath === choice.instancePath
}

function rankOf({ keyword }: ErrorObject): number {
  const rank = PRECEDENCE.indexOf(keyword)
  return rank < 0 ? PRECEDENCE.length : rank
}
