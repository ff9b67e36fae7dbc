import type { ContractDocument, OperationDocument, PathDocument } from '#mocks/contracts/contract-document.ts'
import { differencesBetween, type Difference } from './redocly-diff.ts'

/** Dereferenced contracts, each with its name. */
export type Documents = ReadonlyArray<readonly [name: string, document: ContractDocument]>

/** A change that breaks pages or backends that follow the old contract. */
export interface BreakingChange {
  contract: string
  operation: string
  /** Part of the operation: `answer 200 /object_data/uid`; empty for the operation as a whole. */
  at: string
  what: string
}

/**
 * Finds breaking changes: those of `redocly diff`, and four kinds that it accepts. All contracts are compared as one document
 * without references, so that a change in a shared schema is reported for every operation.
 */
export async function breakingChanges(base: Documents, revision: Documents): Promise<BreakingChange[]> {
  const before = joined(base)
  const after = joined(revision)
  const differences = await differencesBetween(before, after)
  const changes = differences.flatMap((difference) => {
    // Reported under its old names.
    const { paths } = difference.base ? before : after
    const keys = keysOf((difference.base ?? difference.revision)?.pointer ?? '')
    const what = messageOf(difference, keys)
    if (!what) return []
    const [, path = '', method = '', ...rest] = keys
    const at = partOf(rest, paths[path]?.[method as 'get'], paths[path])
    return operationsOf(paths[path] ?? {}, method).map((operation) => ({ path, operation, at, what }))
  })
  return changes.map(({ path, ...change }) => ({ contract: contractOf(path, base, revision), ...change }))
}

/** Returns the message about a breaking change; undefined for other changes. */
function messageOf(difference: Difference, keys: string[]): string | undefined {
  const messages = difference.verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => message)
  return messages.length > 0 ? messages.join(' ') : overlooked(difference, keys)
}

function overlooked({ kind, property, base, revision }: Difference, keys: string[]): string | undefined {
  const inAnswer = keys.includes('responses')
  if (kind === 'removed' && !inAnswer && keys.includes('requestBody') && keys.at(-2) === 'properties') {
    return `Property \`${keys.at(-1)}\` was removed; request bodies are closed, so whoever sends it is refused.`
  }
  if (property === 'enum' && inAnswer && Array.isArray(base?.value)) {
    const left = Array.isArray(revision?.value) ? revision.value : []
    const lost = base.value.filter((value) => !left.includes(value))
    return lost.length > 0 ? `Enum of the answer lost values: ${lost.map(String).join(', ')}.` : undefined
  }
  if (property === 'required' && keys.includes('headers') && base?.value === true) {
    return 'The header is no longer certain to be there.'
  }
  if (property === 'x-safe' && base?.value === true) return 'It no longer counts as a read.'
  return undefined
}

/** Returns the operation of a method, or all of the path. */
function operationsOf(path: PathDocument, method: string): string[] {
  const one = path[method as 'get']
  const all = one ? [one] : [path.get, path.post, path.put]
  return all.flatMap((operation) => operation?.operationId ?? [])
}

/** Returns a place as text: `answer 200 /consents/[]/uid`. */
function partOf(keys: string[], operation?: OperationDocument, path?: PathDocument): string {
  const words: string[] = []
  let property = ''
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index]
    const next = keys[index + 1] ?? ''
    if (key === 'parameters') {
      const parameter = (operation?.parameters ?? path?.parameters ?? [])[Number(next)]
      words.push(parameter ? `${parameter.in} ${parameter.name}` : 'parameters')
    } else if (key === 'requestBody') words.push('body')
    else if (key === 'responses' && next) words.push(`answer ${next}`)
    else if (key === 'headers' && next) words.push(`header ${next}`)
    else if (key === 'properties' && next) property += `/${next}`
    else if (key === 'items') property += '/[]'
    else if (key === 'additionalProperties') property += '/*'
    else continue
    if (key !== 'requestBody' && key !== 'items' && key !== 'additionalProperties') index += 1
  }
  return [...words, property].filter(Boolean).join(' ')
}

interface Joined {
  openapi: string
  info: object
  paths: Record<string, PathDocument>
}

function joined(documents: Documents): Joined {
  const paths = Object.assign({}, ...documents.map(([, document]) => document.paths)) as Joined['paths']
  const json = JSON.stringify(paths, (key, value: unknown) =>
    isExamples(key, value) || isPassword(key, value) ? undefined : value,
  )
  return { openapi: '3.1.0', info: { title: 'All contracts', version: '1.0.0' }, paths: JSON.parse(json) }
}

/** Named examples are long and break nothing. A property may have that name, too. */
function isExamples(key: string, value: unknown): boolean {
  if (key !== 'examples' || typeof value !== 'object' || value === null) return false
  return Object.values(value).every((example) => typeof example === 'object' && example !== null && 'value' in example)
}

/** The format only affects how a value is displayed (OpenAPI 3.1, format registry). */
function isPassword(key: string, value: unknown): boolean {
  return key === 'format' && value === 'password'
}

function contractOf(path: string, ...states: Documents[]): string {
  return states.flat().find(([, { paths }]) => path in paths)?.[0] ?? path
}

/** The keys of a JSON pointer, with or without its `#`. */
function keysOf(pointer: string): string[] {
  const keys = pointer.replace(/^#?\/?/, '').split('/')
  return keys.filter(Boolean).map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}
