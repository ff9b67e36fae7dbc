import { readdir, readFile, writeFile } from 'node:fs/promises'

export type Tree = { [key: string]: string | Tree }

/** The messages of a language by dotted key. */
export type Messages = ReadonlyMap<string, string>

/** The messages of every language, including English, by tag. */
export type Languages = ReadonlyMap<string, Messages>

const LOCALES = new URL('../../src/i18n/locales/', import.meta.url)
const ENGLISH_TYPES = new URL('../../src/i18n/english.gen.ts', import.meta.url)

/** Reads the messages of every language: each has a folder, with a file for each page and files that pages share. */
export async function readLanguages(): Promise<Languages> {
  const read = async (language: string) => {
    const trees = [...(await readFiles(language)).values()]
    return [language, new Map(trees.flatMap((tree) => flatten(tree)))] as const
  }
  return new Map(await Promise.all((await readdir(LOCALES)).toSorted().map(read)))
}

async function readFiles(language: string): Promise<Map<string, Tree>> {
  const folder = new URL(`${language}/`, LOCALES)
  const read = async (name: string) =>
    [name, readTree(await readFile(new URL(name, folder), 'utf8'), `${language}/${name}`)] as const
  return new Map(await Promise.all((await readdir(folder)).toSorted().map(read)))
}

/** Writes the messages of a language into its files, each with the same top-level keys as the English file. */
export async function writeLanguage(language: string, messages: Messages): Promise<void> {
  for (const [name, english] of await readFiles('en')) {
    const tree: Tree = {}
    for (const [key, text] of messages) {
      const path = key.split('.')
      if (path[0] !== undefined && path[0] in english) put(tree, path, text)
    }
    await writeFile(new URL(`${language}/${name}`, LOCALES), `${JSON.stringify(tree, null, 2)}\n`)
  }
}

/** Updates the types of the English messages unless `checkOnly`. Returns whether the file was stale. */
export async function updateEnglishTypes(checkOnly = false): Promise<boolean> {
  const files = await readFiles('en')
  const names = [...files.keys()].map((name) => `'${name.replace('.json', '')}'`)
  // In a JSON import, every message has the type `string`; the compiler needs its literal type to check the arguments.
  const messages = JSON.stringify(Object.assign({}, ...files.values()), null, 2)
  const content = `// Generated from locales/en/ by \`npm run generate\`. Do not edit.
/** The name of a message file, without its extension. */
export type Namespace = ${names.join(' | ')}
export type English = ${messages}
`
  if ((await readFile(ENGLISH_TYPES, 'utf8').catch(() => '')) === content) return false
  if (!checkOnly) await writeFile(ENGLISH_TYPES, content)
  return true
}

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

function put(tree: Tree, [first = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) tree[first] = text
  else put((tree[first] ??= {}) as Tree, rest, text)
}

/** @throws {Error} With the file and the line, when the text is not JSON */
export function readTree(text: string, file: string): Tree {
  try {
    return JSON.parse(text) as Tree
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause })
  }
}
