import { posix } from 'node:path'
import { keysOf, type Problem } from './problem.ts'
import { shown, type Sources } from './sources.ts'

interface Reference {
  file: string
  /** Keys that lead to the object with the reference. */
  keys: string[]
  /** An `x-file` names the bytes of an example, seen from the folder of the contracts. */
  keyword: '$ref' | 'x-file'
  target: string
}

/** A place in one of the files. */
export interface Place {
  file: string
  keys: string[]
}

/** Every reference that leads nowhere. */
export function danglingReferences(sources: Sources): Problem[] {
  return [...sources.files].flatMap(([file, value]) =>
    referencesIn(file, value)
      .filter((reference) => valueAt(sources, targetOf(reference)) === undefined)
      .map(({ keys, keyword, target }) => ({
        file: shown(file),
        at: keys.join(' > '),
        what: `${keyword} "${target}" leads nowhere`,
        remedy: 'Correct it, or add what it names.',
      })),
  )
}

/** Every shared part, component and example file that no operation uses, directly or through others. */
export function unusedParts(sources: Sources): Problem[] {
  const used = usedParts(sources)
  return [...sources.files].flatMap(([file, value]) =>
    partsOf(file, value)
      .filter((part) => !used.has(part))
      .map((part) => ({
        file: shown(file),
        at: keysOf(part.slice(file.length)).join(' > '),
        what: 'nothing uses this',
        remedy: 'Use it in an operation, or remove it.',
      })),
  )
}

/** Where a place of a contract is written: the same place, or one in another file when references lie on the way. */
export function writtenAt(sources: Sources, { file, keys }: Place): Place {
  let at: Place = { file, keys: [] }
  for (const key of keys) {
    let next = { file: at.file, keys: [...at.keys, key] }
    // As often as there are references to references; a circle of them ends somewhere.
    for (let step = 0; step < 20; step += 1) {
      const target = (valueAt(sources, next) as { $ref?: unknown } | null | undefined)?.$ref
      if (typeof target !== 'string') break
      next = targetOf({ ...next, keyword: '$ref', target })
    }
    at = next
  }
  return at
}

function usedParts(sources: Sources): Set<string> {
  const used = new Set<string>()
  const waiting: Reference[] = [...sources.files].flatMap(([file, value]) => {
    const { paths } = value as { paths?: unknown }
    return referencesIn(file, { paths })
  })
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const target = targetOf(next)
    const part = partOf(target)
    if (used.has(part)) continue
    used.add(part)
    waiting.push(...referencesIn(target.file, valueAt(sources, target)))
  }
  return used
}

/** Contracts have components, every other file has its top-level keys, and a file of examples is one part. */
function partsOf(file: string, value: unknown): string[] {
  if (file.startsWith('examples/')) return [file]
  if (file.includes('/')) return Object.keys(value as object).map((key) => `${file}/${key}`)
  const components = (value as { components?: Record<string, object> }).components ?? {}
  return Object.entries(components).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `${file}/components/${kind}/${name}`),
  )
}

function partOf({ file, keys }: Place): string {
  if (file.startsWith('examples/')) return file
  return [file, ...keys.slice(0, file.includes('/') ? 1 : 3)].join('/')
}

function referencesIn(file: string, value: unknown, keys: string[] = []): Reference[] {
  if (typeof value !== 'object' || value === null) return []
  const own = (['$ref', 'x-file'] as const).flatMap((keyword) => {
    const target = (value as Record<string, unknown>)[keyword]
    return typeof target === 'string' ? [{ file, keys, keyword, target }] : []
  })
  return [...own, ...Object.entries(value).flatMap(([key, item]) => referencesIn(file, item, [...keys, key]))]
}

function targetOf({ file, keyword, target }: Pick<Reference, 'file' | 'keyword' | 'target'>): Place {
  const [path = '', pointer = ''] = target.split('#')
  const folder = keyword === 'x-file' ? '' : posix.dirname(file)
  return { file: path ? posix.join(folder, path) : file, keys: keysOf(pointer) }
}

function valueAt({ files }: Sources, { file, keys }: Place): unknown {
  let value = files.get(file)
  for (const key of keys) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return value
}
