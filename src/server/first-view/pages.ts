import { readFile } from 'node:fs/promises'
import type { PageChunks } from '#document/preload-chunks.ts'
import type { Language } from '#i18n/negotiate.ts'
import { ITEM_PAGES } from '#lib/page-paths.ts'

/** A page with a key, and the scripts that it is made of. */
export type KeyedPage = {
  pattern: RegExp
  /** Paths of its scripts beside the entry, without the messages. */
  files: readonly string[]
  /** The path of its messages by language. */
  messages: Partial<Record<Language, string>>
}

/** As the build writes it (scripts/vite/preload-chunks.ts). */
export type PageTable = readonly PageChunks[]

/** The pages whose first view is rendered here: everything that a mail leads to. */
const PATHS = [...Object.keys(ITEM_PAGES), '/tld-info/$hash'].map((path) => path.replaceAll(/\$\w+/g, '[^/]+'))

/** @param table of the build; in development there are no chunks to name */
export function keyedPages(table: PageTable = []): KeyedPage[] {
  return PATHS.map((path) => {
    const [, chunks, messages] = table.find(([pattern]) => pattern === path) ?? [path, [], {}]
    return {
      pattern: new RegExp(`^${path}$`),
      files: chunks.map(fileOf),
      messages: Object.fromEntries(Object.entries(messages).map(([language, name]) => [language, fileOf(name)])),
    }
  })
}

export async function readPageTable(file: string): Promise<PageTable> {
  return JSON.parse(await readFile(file, 'utf8')) as PageTable
}

function fileOf(name: string): string {
  return `/assets/${name}.js`
}
