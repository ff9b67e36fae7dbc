import { readFile, writeFile } from 'node:fs/promises'
import { readFiles } from './languages.ts'

const FILE = new URL('../../src/i18n/english.gen.ts', import.meta.url)

/**
 * Brings the types of the English messages to what their files contain: literal types let the compiler check the arguments
 * of a message, a JSON import alone has only `string`.
 * @param checkOnly look only; otherwise the file is rewritten where it is stale
 * @returns whether it is stale, or was
 */
export async function updateEnglishTypes(checkOnly = false): Promise<boolean> {
  const files = await readFiles('en')
  const names = [...files.keys()].map((name) => `'${name.replace('.json', '')}'`)
  const messages = JSON.stringify(Object.assign({}, ...files.values()), null, 2)
  const wanted = `// Generated from locales/en/ by \`npm run generate\`. Do not edit.
/** A file of messages, without its ending. */
export type Namespace = ${names.join(' | ')}
export type English = ${messages}
`
  if ((await readFile(FILE, 'utf8').catch(() => '')) === wanted) return false
  if (!checkOnly) await writeFile(FILE, wanted)
  return true
}
