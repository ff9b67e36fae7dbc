import { readdir, readFile, writeFile } from 'node:fs/promises'

/** A language file as it is parsed. */
export type Tree = { [key: string]: string | Tree }

/** The messages of a language by their dotted key. */
export type Messages = ReadonlyMap<string, string>

/** The messages of every language by its tag, English among them. */
export type Languages = ReadonlyMap<string, Messages>

const LOCALES = new URL('../../src/i18n/locales/', import.meta.url)

/** Reads the messages of every language: each has a folder, with a file for each page and for what pages share. */
export async function readLanguages(folder: URL = LOCALES): Promise<Languages> {
  const read = async (language: string): Promise<[string, Messages]> => {
    const files = await readFiles(language, folder)
    return [language, messagesIn(Object.assign({}, ...files.values()) as Tree)]
  }
  return new Map(await Promise.all((await readdir(folder)).toSorted().map(read)))
}

/**
 * Reads the files of a language by their names.
 * @throws {Error} That names file and line, when one is no JSON
 */
export async function readFiles(language: string, folder: URL = LOCALES): Promise<Map<string, Tree>> {
  const names = (await readdir(new URL(`${language}/`, folder))).toSorted()
  const read = async (name: string): Promise<[string, Tree]> => {
    const path = `${language}/${name}`
    return [name, readTree(await readFile(new URL(path, folder), 'utf8'), path)]
  }
  return new Map(await Promise.all(names.map(read)))
}

/** Reads the messages of a language as one tree. */
export async function readLanguage(language: string): Promise<Tree> {
  return Object.assign({}, ...(await readFiles(language)).values()) as Tree
}

/** Writes the messages of a language into its files, each with the top-level keys of the English one. */
export async function writeLanguage(language: string, messages: Tree): Promise<void> {
  for (const [name, english] of await readFiles('en')) {
    const own = Object.keys(english).flatMap((key) => (messages[key] === undefined ? [] : [[key, messages[key]]]))
    const text = `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`
    await writeFile(new URL(`${language}/${name}`, LOCALES), text)
  }
}

/** Returns messages by their dotted key. */
export function messagesIn(tree: Tree): Messages {
  return new Map(flatten(tree, ''))
}

function flatten(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/**
 * Reads the text of a language file.
 * @throws {Error} That names the file and the place, when the text is not JSON
 */
export function readTree(text: string, file: string): Tree {
  try {
    return JSON.parse(text) as Tree
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause })
  }
}
