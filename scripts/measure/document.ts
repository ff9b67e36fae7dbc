import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What was measured, as Markdown. */
export type Result = { title: string; text: string }

const FORMATTER = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt')

/** Puts a result into a document of results, in place of the one with the same title. */
export async function writeResult(path: string, { title, text }: Result): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  await writeFile(path, withSection(await readFile(path, 'utf8'), title, `Measured on ${date}: ${text}`))
  await promisify(execFile)(process.execPath, [FORMATTER, path])
}

/** Replaces the section under a second-level heading, or adds it at the end. */
export function withSection(document: string, title: string, text: string): string {
  const [start = '', ...sections] = document.split(/^(?=## )/m)
  const section = `## ${title}\n\n${text}\n`
  const isSame = (each: string) => each.startsWith(`## ${title}\n`)
  const all = sections.some(isSame) ? sections.map((each) => (isSame(each) ? section : each)) : [...sections, section]
  return `${[start, ...all].map((each) => each.trim()).join('\n\n')}\n`
}
