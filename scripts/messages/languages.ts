import { readdir, readFile } from 'node:fs/promises'
import { readTree, type Tree } from './read-tree.ts'

/** The messages of a language by their dotted key. */
export type Messages = ReadonlyMap<string, string>

/** The messages of every language by its tag, English among them. */
export type Languages = ReadonlyMap<string, Messages>

export const LOCALES = new URL('../../src/i18n/locales/', import.meta.url)

/** Reads the language files of a folder. */
export async function readLanguages(folder: URL = LOCALES): Promise<Languages> {
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.json$/.test(name))
  const read = async (name: string): Promise<[string, Messages]> => [
    name.slice(0, -'.json'.length),
    messagesOf(await readFile(new URL(name, folder), 'utf8'), name),
  ]
  return new Map(await Promise.all(names.toSorted().map(read)))
}

/**
 * Returns the messages that the text of a language file holds.
 * @throws {Error} That names file and line, when it is no JSON
 */
export function messagesOf(text: string, file = 'The language file'): Messages {
  return new Map(flatten(readTree(text, file), ''))
}

function flatten(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}
