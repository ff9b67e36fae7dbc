import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../../src')
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

let short: ReadonlyMap<string, string> | undefined

/**
 * Names a class of a CSS module by two letters, as names stand in the stylesheet, in every document and in the scripts.
 * The letters go by the order of all classes of the sources, so that the builds for browser and server agree.
 *
 * @throws when the sources do not have the class, or more classes than there are pairs of letters
 */
export function className(name: string, file: string): string {
  short ??= shortNames()
  const found = short.get(`${pathOf(file)} ${name}`)
  if (!found) throw new Error(`${file} has a class ${name} that was not found in the sources.`)
  return found
}

function shortNames(): Map<string, string> {
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const classes = globSync('**/*.module.css', { cwd: SOURCES })
    .toSorted()
    .flatMap((path) => classesIn(join(SOURCES, path)))
  if (classes.length > pairs.length) throw new Error(`${classes.length} classes need longer names.`)
  return new Map(classes.map((each, index) => [each, pairs[index] ?? '']))
}

function classesIn(path: string): string[] {
  const names = readFileSync(path, 'utf8').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)
  return [...new Set([...names].map(([, name]) => `${path} ${name}`))]
}

/** Copies of a module for one page carry a query. */
function pathOf(file: string): string {
  return file.split('?')[0] ?? file
}
