import { readFile } from 'node:fs/promises'
import type { PageChunks } from '#document/preload-chunks.ts'
import type { Language } from '#i18n/negotiate.ts'
import { unhashTldInfo } from '#lib/api-paths.gen.ts'
import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { OPERATIONS, type Operation } from '#server/operations.ts'

/** A page with a key, and the scripts that it is made of. */
export type KeyedPage = {
  pattern: RegExp
  feature: Operation['feature']
  /** Paths of its scripts besides the entry, without the messages. */
  files: readonly string[]
  /** The paths of its messages by language. */
  messages: Partial<Record<Language, string[]>>
}

/** As the build writes it (scripts/vite/preload-chunks.ts). */
export type PageTable = readonly PageChunks[]

/** The pages whose first view is rendered here, which is every page that an email links to, and the path they read. */
const PAGES = Object.entries({ ...ITEM_PAGES, '/tld-info/$hash': unhashTldInfo })

/** @param table of the build; in development there are no chunks to name */
export function keyedPages(table: PageTable = []): KeyedPage[] {
  return PAGES.map(([page, read]) => {
    const path = page.replaceAll(/\$\w+/g, '[^/]+')
    const [, chunks, messages] = table.find(([pattern]) => pattern === path) ?? [path, [], {}]
    return {
      pattern: new RegExp(`^${path}$`),
      feature: OPERATIONS.find((operation) => operation.path === read)?.feature ?? null,
      files: chunks.map(fileOf),
      messages: Object.fromEntries(Object.entries(messages).map(([language, names]) => [language, names.map(fileOf)])),
    }
  })
}

export async function readPageTable(file: string): Promise<PageTable> {
  return JSON.parse(await readFile(file, 'utf8')) as PageTable
}

function fileOf(name: string): string {
  return `/assets/${name}.js`
}
