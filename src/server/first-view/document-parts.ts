import type { EmbeddedResponses } from '#api/embedded-responses.ts'
import { dataBlock, escapeText } from '#server/document.ts'
import { StartProblem } from '#server/start-problem.ts'
import type { RenderedPage } from './render.tsx'

/** The document, split to be sent in two pieces. */
export type DocumentParts = {
  /** The first piece: the whole head, which preloads `files`, the page's scripts. */
  head: (page: { language: string; title: string | undefined; files: readonly string[] }) => Buffer
  /** The second piece, with the rendered page. */
  restWithPage: (
    page: Pick<RenderedPage, 'head' | 'html'>,
    embedded: EmbeddedResponses,
    files: readonly string[],
  ) => string
  /** The second piece when the browser has to render the page. */
  restWithoutPage: (embedded: EmbeddedResponses) => string
}

const ROOT = '<div id="root">'
const PARTS =
  /^(.*?)(<style\b.*?)(<title>.*<body>)\s*(<noscript>.*<\/noscript>)\s*(<div id="root">.*<\/div>)(.*<\/body>.*)$/s
const TITLE = /<title>[^<]*<\/title>/

/**
 * Splits the build's document. Its `first-view` script moves to the second piece, after the data that the script reads.
 * @param html the document with its run-time values
 * @throws StartProblem if the document does not come from our build
 */
export function splitDocument(html: string): DocumentParts {
  const firstView = findScript(html, 'first-view')
  // The page is painted without the scripts, so they must not delay it.
  const whole = html.replace(firstView, '').replaceAll('<script type="module"', '$& fetchpriority="low"')
  const [, start = '', styles = '', end = '', noScript = '', buildRoot = '', tail = ''] = PARTS.exec(whole) ?? []
  if (!tail)
    throw new StartProblem('The document of the build lacks a part that its pages need. Run "npm run build" again.')
  // The styles are half of each document: encoding them for each request would cost as much as a read.
  const encodedStyles = Buffer.from(styles)
  const startsByLanguage = new Map<string, string>()
  return {
    head({ language, title, files }) {
      const translatedStart = startsByLanguage.get(language) ?? translateStart(start, language)
      startsByLanguage.set(language, translatedStart)
      const titledEnd = title === undefined ? end : end.replace(TITLE, () => `<title>${escapeText(title)}</title>`)
      return Buffer.concat([Buffer.from(translatedStart + preloads(files)), encodedStyles, Buffer.from(titledEnd)])
    },
    restWithPage: ({ head, html: page }, embedded, files) =>
      `${noticeIn(noScript, head.language)}${preloads(files)}${dataBlock('first-view', head)}${firstView}${ROOT}${page}</div>${dataBlock('responses', embedded)}${tail}`,
    restWithoutPage: (embedded) => `${noScript}${firstView}${buildRoot}${dataBlock('responses', embedded)}${tail}`,
  }
}

function findScript(html: string, name: string): string {
  const part = new RegExp(`<script\\b[^>]* data-part="${name}"[^>]*>.*?</script>`, 's').exec(html)?.[0]
  if (part === undefined)
    throw new StartProblem(`The document of the build lacks its script "${name}". Run "npm run build" again.`)
  return part
}

/** Keeps only one language of the notice for browsers without scripts (scripts/vite/document-texts.ts). */
function noticeIn(noScript: string, language: string): string {
  return noScript.replaceAll(/<p lang="([^"]*)">.*?<\/p>/gs, (line, lang) => (lang === language ? line : ''))
}

/** Sets the language of the document, and keeps only this language of chunk-guard's texts. */
function translateStart(start: string, language: string): string {
  const translated = start.replace(/<html lang="[^"]*"/, `<html lang="${escapeText(language)}"`)
  return translated.replace(
    /<script type="application\/json" id="(chunk-guard-texts)">(.*?)<\/script>/s,
    (_, id, texts) => dataBlock(id, { [language]: (JSON.parse(texts) as Record<string, unknown>)[language] }),
  )
}

function preloads(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" href="${escapeText(file)}" fetchpriority="low">`).join('')
}
