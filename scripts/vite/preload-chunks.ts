import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES } from '#i18n/negotiate.ts'
import type { PageChunks } from '#document/preload-chunks.ts'
import { documentScript } from './document-script.ts'
import { FOR_REGISTRANTS } from './page-files.ts'

const SCRIPT = new URL('../../src/document/preload-chunks.ts', import.meta.url)
const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url))
/** Identifier in the script that the table replaces. */
const TABLE = 'PAGE_CHUNKS'

type Route = { file: string; path: string; namespaces: string[] }

/**
 * Inlines src/document/preload-chunks.ts into the document, with the chunks of each page: those that its route loads, what
 * they import, and its messages. In development there are no chunks, and the table is empty.
 */
export function preloadChunks(): Plugin[] {
  const loadedBy = new Map<string, readonly string[]>()
  const complete = (script: string, bundle: Rolldown.OutputBundle | undefined) =>
    script.replace(TABLE, () => JSON.stringify(bundle ? tableOf(bundle, loadedBy) : []))
  return [
    documentScript('preload-chunks', SCRIPT, { complete }),
    {
      name: 'preload-chunks-loaded',
      buildEnd() {
        for (const id of this.getModuleIds()) loadedBy.set(id, this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      },
      // For the server, which names them in the document itself. A dot file: it is not served.
      generateBundle(_options, bundle) {
        const source = JSON.stringify(tableOf(bundle, loadedBy))
        this.emitFile({ type: 'asset', fileName: '.page-chunks.json', source })
      },
    },
  ]
}

function tableOf(bundle: Rolldown.OutputBundle, loadedBy: ReadonlyMap<string, readonly string[]>): PageChunks[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (module: string): Rolldown.OutputChunk => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (!chunk) throw new Error(`No chunk holds ${module}, which a page is made of.`)
    return chunk
  }
  const entry = chunkOf(`${SOURCE}main.tsx`)
  const withImports = (chunk: Rolldown.OutputChunk, found: Set<string>): Set<string> => {
    // The document's script element loads the entry.
    if (chunk === entry || found.has(chunk.fileName)) return found
    found.add(chunk.fileName)
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
    return imported.reduce((all, each) => withImports(each, all), found)
  }
  return routes().map(({ file, path, namespaces }) => {
    const loaded = loadedBy.get(`${SOURCE}routes/${file}`) ?? []
    if (loaded.length === 0) throw new Error(`The page of src/routes/${file} is in no chunk of its own`)
    const files = loaded.reduce((all, id) => withImports(chunkOf(id), all), new Set<string>())
    const messages = Object.keys(LANGUAGES).map((language) => [
      language,
      namespaces.map((name) => nameOf(chunkOf(`${SOURCE}i18n/locales/${language}/${name}.json`).fileName)),
    ])
    return [path, [...files].map(nameOf), Object.fromEntries(messages) as PageChunks[2]]
  })
}

function routes(): Route[] {
  const files = readdirSync(`${SOURCE}routes`).filter((name) => FOR_REGISTRANTS.test(name))
  return files.map((file) => {
    const code = readFileSync(`${SOURCE}routes/${file}`, 'utf8')
    const path = /createFileRoute\('([^']+)'\)/.exec(code)?.[1]
    const namespaces = /namespaces: \[([^\]]+)\]/.exec(code)?.[1]?.match(/\w+/g)
    if (!path || !namespaces) throw new Error(`src/routes/${file} does not say its path and its namespaces`)
    // As a regular expression; an underscore at the end only tells the router how routes are nested.
    return { file, namespaces: ['common', ...namespaces], path: path.replaceAll(/\$[a-z_]+?_?(?=\/|$)/g, '[^/]+') }
  })
}

function nameOf(file: string): string {
  const name = /^assets\/(.+)\.js$/.exec(file)?.[1]
  if (!name) throw new Error(`${file} is not where the document looks for chunks`)
  return name
}
