import type { MediaType, Schema } from '#mocks/contracts/contract-document.ts'
import type { Contracts, Operation } from '#mocks/contracts/operations.ts'
import { breachesOf } from '#mocks/contracts/validate.ts'
import type { Problem } from './problem.ts'
import { writtenAt } from './references.ts'
import { shown, type Sources } from './sources.ts'

/** An example, the schema it must fit, and where in its operation it stands. */
interface Exhibit {
  keys: string[]
  schema: Schema
  value: unknown
}

interface WithExamples {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

/** Every example that does not fit its schema, in closed mode: a property that the schema does not describe is one too many. */
export function exampleProblems(sources: Sources, { operations }: Contracts): Problem[] {
  return operations.flatMap((operation) =>
    exhibitsOf(operation).flatMap((exhibit) =>
      breachesOf(exhibit.schema, exhibit.value).map((breach) => misfit(sources, operation, exhibit, breach)),
    ),
  )
}

function misfit(
  sources: Sources,
  { contract, path, method, id }: Operation,
  { keys }: Exhibit,
  breach: string,
): Problem {
  const place = { file: `${contract}.yaml`, keys: ['paths', path, method.toLowerCase(), ...keys] }
  const { file, keys: at } = writtenAt(sources, place)
  const [where, what] = splitOnce(breach, ': ')
  return {
    file: shown(file),
    at: [...at, ...where.split('/').filter(Boolean)].join(' > '),
    what: `the example does not fit ${id}, ${what}`,
    remedy: 'Correct the example, or the schema if the example is right.',
  }
}

function exhibitsOf({ document, parameters }: Operation): Exhibit[] {
  const { requestBody, responses } = document
  return [
    ...parameters.flatMap((parameter) => exhibitsAt(parameter, ['parameters', parameter.name])),
    ...exhibitsOfContent(requestBody?.content, ['requestBody', 'content']),
    ...Object.entries(responses).flatMap(([status, { headers, content }]) => [
      ...Object.entries(headers ?? {}).flatMap(([name, header]) =>
        exhibitsAt(header, ['responses', status, 'headers', name]),
      ),
      ...exhibitsOfContent(content, ['responses', status, 'content']),
    ]),
  ]
}

function exhibitsOfContent(content: Record<string, MediaType> = {}, keys: string[]): Exhibit[] {
  return Object.entries(content).flatMap(([type, media]) => exhibitsAt(media, [...keys, type]))
}

function exhibitsAt(holder: WithExamples, keys: string[]): Exhibit[] {
  const { schema, example, examples = {} } = holder
  const named = Object.entries(examples).map(([name, { value }]) => ({
    keys: [...keys, 'examples', name, 'value'],
    schema,
    value,
  }))
  return example === undefined ? named : [{ keys: [...keys, 'example'], schema, value: example }, ...named]
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return [text.slice(0, at), text.slice(at + separator.length)]
}
