import { readFile, writeFile } from 'node:fs/promises'
import { LOCALES } from './languages.ts'

const FILE = new URL('en.d.json.ts', LOCALES)

/**
 * Brings the types of the English messages to what `en.json` says: literal types let the compiler check a message's
 * arguments, a JSON import alone has only `string`.
 * @param checkOnly look only; otherwise the file is written anew where it is stale
 * @returns Whether it is stale, or was
 */
export async function updateEnglishTypes(checkOnly = false): Promise<boolean> {
  const text = await readFile(new URL('en.json', LOCALES), 'utf8')
  const wanted = `// Generated from en.json by \`npm run generate\`. Do not edit.\ndeclare const messages: ${text.trim()}\nexport default messages\n`
  if ((await readFile(FILE, 'utf8').catch(() => '')) === wanted) return false
  if (!checkOnly) await writeFile(FILE, wanted)
  return true
}
