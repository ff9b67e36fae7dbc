import { placesOf, type Finding } from './line-per-cause.ts'
import { keysOf, type PlacedSchema, type SchemaReader } from './schema-at.ts'

/** What is wrong with an example, told so that all examples with the same fault say the same. */
interface Fault {
  kind: 'unknown' | 'missing' | 'other'
  /** The property that is unknown or missing; else the whole message. */
  what: string
  /** Names of the schemas that it does not fit. */
  schemas: string[]
  /** The object that has the fault, as file and pointer. */
  owner: string
  place: { file: string; line: number }
}

/**
 * A line for each cause of examples that do not conform to their schema, with the first example and the number of others.
 * What is wrong with each choice of a union is left out: it is told as one fault, of a value that is none of them.
 */
export function exampleLines(findings: readonly Finding[], reader: SchemaReader): string[] {
  const byExample = Map.groupBy(findings, ({ file, from, pointer }) =>
    [file, from?.file, from?.pointer, exampleOf(pointer)].join(' '),
  )
  const faults = [...byExample.values()].flatMap((own) => faultsOf(own, reader))
  const groups = [...Map.groupBy(faults, ({ kind, what }) => `${kind} ${what}`).values()]
  const owners = (group: readonly Fault[]) => [...new Set(group.map(({ owner }) => owner))].join()
  const renamed = new Map<Fault[], Fault[]>()
  for (const group of groups.filter(([fault]) => fault?.kind === 'unknown')) {
    const lacking = groups.filter(([fault]) => fault?.kind === 'missing')
    const other = lacking.find((each) => owners(each) === owners(group))
    if (other) renamed.set(group, other)
  }
  const told = new Set(renamed.values())
  return groups.filter((group) => !told.has(group)).map((group) => lineOf(group, renamed.get(group)?.[0]?.what))
}

function lineOf(group: readonly Fault[], lacked: string | undefined): string {
  const [{ kind, what } = { kind: 'other', what: '' }] = group
  const names = [...new Set(group.flatMap(({ schemas }) => (schemas.length === 1 ? schemas : [])))]
  const schema = names.length > 0 ? names.join(' and ') : 'its schema'
  const places = placesOf(group.map(({ place }) => place))
  if (lacked) return `${places}: has "${what}" and lacks "${lacked}" of ${schema}. If it was renamed, rename it there.`
  if (kind === 'missing') return `${places}: lacks "${what}", which ${schema} requires. Add it there.`
  if (kind === 'unknown') {
    const union = group.find(({ schemas }) => schemas.length > 1)?.schemas
    const none = names.length === 0 && union ? `none of ${union.join(', ')} has` : `${schema} does not have`
    return `${places}: has "${what}", which ${none}. Rename or remove it there, or describe it in the contract.`
  }
  return `${places}: ${what}`
}

function faultsOf(findings: readonly Finding[], reader: SchemaReader): Fault[] {
  const unions = findings.filter(isUnion)
  const outer = unions.filter(({ pointer }) => !unions.some((other) => isBelow(pointer, other.pointer)))
  const others = findings.filter(
    ({ pointer }) => !outer.some((union) => union.pointer === pointer || isBelow(pointer, union.pointer)),
  )
  return [
    ...others.map((finding) => plainFault(finding, reader)),
    ...outer.flatMap((union) => unionFaults(union, belowOf(union, findings), reader)),
  ]
}

function plainFault(finding: Finding, reader: SchemaReader): Fault {
  const unknown = /must NOT have (?:un\w+|additional) properties `([^]*)`/.exec(finding.message)?.[1]
  const missing = /must have required property '([^]*)'/.exec(finding.message)?.[1]
  const owner = unknown === undefined ? finding.pointer : finding.pointer.slice(0, finding.pointer.lastIndexOf('/'))
  const schemas = schemasAt({ ...finding, pointer: owner }, reader).map(({ name, file }) => `${name} (${file})`)
  const base = { schemas, owner: `${finding.file} ${owner}`, place: finding }
  if (unknown !== undefined) return { ...base, kind: 'unknown', what: unknown }
  if (missing !== undefined) return { ...base, kind: 'missing', what: missing }
  return { ...base, kind: 'other', what: wordsOf(finding) }
}

/** A property that no choice has is the fault; else that the value is none of them, with what the nearest one misses. */
function unionFaults(union: Finding, within: readonly Finding[], reader: SchemaReader): Fault[] {
  const choices = schemasAt(union, reader).flatMap(reader.choices)
  const objects = choices.filter(({ schema }) => 'properties' in schema || 'allOf' in schema)
  const below = within.map((finding) => plainFault(finding, reader))
  const owner = `${union.file} ${union.pointer}`
  const unknown = below.filter((fault) => fault.kind === 'unknown' && fault.owner === owner)
  const lacking = (choice: PlacedSchema) => unknown.filter(({ what }) => reader.property(choice, what).length === 0)
  const [nearest] = objects.toSorted((one, other) => lacking(one).length - lacking(other).length)
  const everywhere = unknown.filter(({ what }) => objects.every((each) => reader.property(each, what).length === 0))
  if (everywhere.length > 0) {
    const schemas = [...new Set(objects.map(({ name, file }) => `${name} (${file})`))]
    return everywhere.map((fault) => ({ ...fault, schemas }))
  }
  const isOfNearest = ({ pointer }: Finding) =>
    nearest && reader.property(nearest, keysOf(pointer.slice(union.pointer.length))[0] ?? '').length > 0
  const deeper = within.filter((finding) => isOfNearest(finding) && plainFault(finding, reader).owner !== owner)
  const inner = deeper.find(isUnion)
  const innerFaults = inner ? unionFaults(inner, belowOf(inner, within), reader) : []
  if (innerFaults.some(({ kind }) => kind === 'unknown')) return innerFaults
  const told = deeper.find((finding) => !isUnion(finding))
  const remark = nearest && told ? ` Nearest is ${nearest.name}: ${wordsOf(told)}` : ''
  const among = choices.map(({ name }) => name).join(', ') || 'the schemas that its contract names'
  const what = `\`${keysOf(union.pointer).at(-1)}\` must match one of: ${among}.${remark}`
  return [{ kind: 'other', what, schemas: [], owner, place: union }]
}

function isUnion({ message }: Finding): boolean {
  return /must match .* in (?:any|one)Of/.test(message)
}

function wordsOf({ message }: Finding): string {
  return message.replace('Example value must conform to the schema: ', '')
}

function schemasAt({ from, pointer }: Finding, reader: SchemaReader): PlacedSchema[] {
  return from ? reader.at(from, keysOf(pointer.slice(exampleOf(pointer).length))) : []
}

/** The part of a pointer that leads to an example's value. */
function exampleOf(pointer: string): string {
  return /^(?:.*\/examples\/[^/]+|#)\/value|^.*\/example/.exec(pointer)?.[0] ?? ''
}

function belowOf(union: Finding, findings: readonly Finding[]): Finding[] {
  return findings.filter(({ pointer }) => isBelow(pointer, union.pointer))
}

function isBelow(pointer: string, other: string): boolean {
  return pointer.startsWith(`${other}/`)
}
