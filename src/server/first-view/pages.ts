import { unhashTldInfo } from '#lib/api-paths.gen.ts'
import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { OPERATIONS, type Operation } from '#server/operations.ts'

/** A page that is opened with a key, and its scripts. */
export type PageWithKey = {
  pattern: RegExp
  feature: Operation['feature']
  /** Returns the paths of the scripts that the page needs in a language, except those already in the document. */
  filesIn: (language: string) => readonly string[]
}

/** Vite's list of the build's files, by module. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/** The namespaces of messages that each route needs, by its path. */
export type Namespaces = Readonly<Record<string, readonly string[]>>

/** The pages that the server renders, each with the path of the API call that reads its item. */
const PAGES = Object.entries({ ...ITEM_PAGES, '/tld-info/$hash': unhashTldInfo })

/** What a build contains about its pages. */
export type Build = { manifest: Manifest; namespaces: Namespaces }

/**
 * @param html the document; it contains the paths of the scripts that every page needs
 * @param build undefined in development, where the pages have no built files
 */
export function pagesWithKey(html: string, build?: Build): PageWithKey[] {
  const isUnlisted = (file: string) => !html.includes(file)
  return PAGES.map(([page, readPath]) => {
    const filesByLanguage = new Map<string, readonly string[]>()
    return {
      pattern: new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}$`),
      feature: OPERATIONS.find((operation) => operation.path === readPath)?.feature ?? null,
      filesIn(language) {
        const files = filesByLanguage.get(language) ?? (build ? filesOf(build, page, language) : []).filter(isUnlisted)
        filesByLanguage.set(language, files)
        return files
      },
    }
  })
}

function filesOf(build: Build, page: string, language: string): string[] {
  return [...chunksOf(build.manifest, modulesOf(build, page, language))].map((file) => `/${file}`)
}

/** Returns the modules of a page: the chunk of its route (src/routes/), and its messages. */
function modulesOf(build: Build, page: string, language: string): string[] {
  const route = Object.keys(build.manifest).find((module) => pathOfRoute(module) === page)
  const messages = ['common', ...(build.namespaces[page] ?? [])]
  return [...(route ? [route] : []), ...messages.map((name) => `src/i18n/locales/${language}/${name}.json`)]
}

/** Returns the path of a route's module; undefined for any other. The final `_` of a segment only affects nesting. */
function pathOfRoute(module: string): string | undefined {
  const name = /^src\/routes\/(.+)\.tsx\?tsr-split=/.exec(module)?.[1]
  return name && `/${name.replaceAll('.', '/').replaceAll(/_(?=\/|$)/g, '')}`
}

/** Returns the files of the modules and their imports. */
function chunksOf(manifest: Manifest, modules: readonly string[], files = new Set<string>()): Set<string> {
  for (const module of modules) {
    const chunk = manifest[module]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    chunksOf(manifest, chunk.imports ?? [], files)
  }
  return files
}
