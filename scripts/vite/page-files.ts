import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Routes of the pages that mails lead to, by their files. */
export const FOR_REGISTRANTS = /^(?!.*(test|preview|broken)).+\.\$\w+.*\.tsx$/
/** What the router splits off a route: its loader and its component. */
const SPLIT = /\/src\/routes\/([^?]+)\?tsr-split=/
const COPY = /\?page=([\w-]+)&lang\.\w+$/
/** Not those of the list of TLDs, which has no test page: they are in its file alone. */
const STYLES = /^(?!.+\/tld-info\/).+\.module\.css$/

/** The contracts whose calls the entry makes, or no page that a mail leads to. */
const NOT_OF_PAGES = ['app-config', 'branding', 'consent', 'contracts', 'messaging', 'sandbox']
const GENERATED = new URL('../../src/api/generated/', import.meta.url)
const OF_PAGES = readdirSync(GENERATED)
  .map((name) => name.replace('.d.ts', ''))
  .filter((name) => !NOT_OF_PAGES.includes(name))

/** Modules that several pages need and the entry does not hold. None keeps a state that another page has to know. */
const REPEATED = new RegExp(
  [
    String.raw`/src/(?:decision|features)/`,
    String.raw`/src/forms/(?!lazy-resolver|trusted-press|unsaved-guard)`,
    String.raw`/src/api/(?:decision|file-answer|kept|read-again|upload|urlencoded)`,
    String.raw`/src/api/(?:${OF_PAGES.join('|')})\.ts`,
    String.raw`/src/lib/(?:copy-text|countries|domain-name|file-name|kept|moment-formats|print-page|save-file|sha256|tld-type)`,
    String.raw`/src/ui/(?:disclosure|domain-|facts|file-text|print-button|saved-file|use-moment)`,
    String.raw`/node_modules/(?:punycode|react-hook-form)/`,
  ].join('|'),
)

/** Returns whether a module is the copy for one page's file. */
export function isCopy(id: string): boolean {
  return COPY.test(id)
}

/**
 * Makes a page one file: what pages share is repeated in the file of each. A mail leads to one page, where files that
 * several share would only be more of them. Test pages and older forms of links take the modules themselves.
 */
export function pageFiles(): Plugin {
  const styles = new Map<string, string>()
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const page = importer && pageOf(importer)
      if (!page || options.kind === 'dynamic-import') return null
      const found = await this.resolve(source, importer.replace(/\?.*/, ''), { ...options, skipSelf: true })
      if (!found || found.external || !REPEATED.test(found.id)) return found
      if (STYLES.test(found.id)) {
        const id = `${found.id.replace(/\.module\.css$/, '.styles')}?page=${page}&lang.js`
        styles.set(id, found.id)
        return { id, moduleSideEffects: false }
      }
      const language = /\.(tsx?|m?js)$/.exec(found.id)?.[1]
      // Compilers go by the end of the id.
      return language ? { ...found, id: `${found.id}?page=${page}&lang.${language}` } : found
    },
    async load(id) {
      const original = styles.get(id)
      if (!original) return null
      // The names of the classes; the styles themselves stand in the document, once.
      const { code } = await this.load({ id: original })
      return { code: code ?? '', moduleType: 'js' }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const modules = new Set(chunks.flatMap(({ moduleIds }) => moduleIds))
      for (const original of styles.values()) {
        if (!modules.has(original)) {
          const remedy = 'Add its folder to the exceptions of STYLES in scripts/vite/page-files.ts.'
          this.error(`${original} would be missing in the stylesheet, as only one page uses it. ${remedy}`)
        }
      }
      const entry = chunks.find(({ name }) => name === 'app')
      for (const { fileName, imports, moduleIds } of chunks) {
        const others = imports.filter((name) => name !== entry?.fileName)
        if (moduleIds.some(isCopy) && others.length > 0) this.error(`${fileName} needs ${others.join(', ')} as well`)
      }
    },
  }
}

function pageOf(id: string): string | undefined {
  const route = SPLIT.exec(id)?.[1]
  if (route === undefined) return COPY.exec(id)?.[1]
  return FOR_REGISTRANTS.test(route) ? route.replace('.tsx', '').replaceAll(/[.$]+/g, '-') : undefined
}
