import type { EmbeddedResponses } from '#api/embedded-responses.ts'
import { dataBlock, escapeText } from '#server/document.ts'
import { StartProblem } from '#server/start-problem.ts'
import type { RenderedPage } from './render.tsx'

/** The document, split to be sent in two pieces. */
export type DocumentParts = {
  /**
   * The first piece: the whole head, which preloads the files of the page.
   * @param files paths of scripts
   */
  head: (about: { language: string; title: string | undefined; files: readonly string[] }) => Buffer
  /** The second piece, with the rendered page. */
  rendered: (page: Pick<RenderedPage, 'head' | 'html'>, embedded: EmbeddedResponses, files: readonly string[]) => string
  /** The second piece when the browser has to render the page. */
  plain: (embedded: EmbeddedResponses) => string
}

const ROOT = '<div id="root">'
const TITLE = /<title>[^<]*<\/title>/

/**
 * Splits the build's document. Its `first-view` script moves to the second piece, after the data that the script reads.
 * @param html the document with its run-time values
 * @throws StartProblem if the document does not come from our build
 */
export function cutDocument(html: string): DocumentParts {
  const firstView = findScript(html, 'first-view')
  // The page is painted without the scripts, so they must not delay it.
  const whole = html.replace(firstView, '').replaceAll('<script type="module"', '$& fetchpriority="low"')
  const [before, noScript, buildRoot, after] =
    /^(.*<body>)\s*(<noscript>.*<\/noscript>)\s*(<div id="root">.*<\/div>)(.*<\/body>.*)$/s.exec(whole)?.slice(1) ?? []
  if (before === undefined || noScript === undefined || buildRoot === undefined || after === undefined)
    throw new StartProblem('The document of the build has no root element for its pages. Run "npm run build" again.')
  const heads = new Map<string, ReturnType<typeof cutHead>>()
  return {
    head({ language, title, files }) {
      const { start, styles, end } = heads.get(language) ?? cutHead(before, language)
      heads.set(language, { start, styles, end })
      const titled = title === undefined ? end : end.replace(TITLE, () => `<title>${escapeText(title)}</title>`)
      return Buffer.concat([Buffer.from(start + preloads(files)), styles, Buffer.from(titled)])
    },
    rendered: ({ head, html: page }, embedded, files) =>
      `${noticeIn(noScript, head.language)}${preloads(files)}${dataBlock('first-view', head)}${firstView}${ROOT}${page}</div>${dataBlock('answers', embedded)}${after}`,
    plain: (embedded) => `${noScript}${firstView}${buildRoot}${dataBlock('answers', embedded)}${after}`,
  }
}

/** Cuts the head around its styles, so that the largest part of all documents is encoded only once. */
function cutHead(head: string, language: string): { start: string; styles: Buffer; end: string } {
  const lang = `<html lang="${escapeText(language)}"`
  const translated = withGuardTextsIn(head.replace(/<html lang="[^"]*"/, lang), language)
  const [from, to] = [translated.indexOf('<style>'), translated.search(TITLE)]
  return {
    start: translated.slice(0, from),
    styles: Buffer.from(translated.slice(from, to)),
    end: translated.slice(to),
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

/** Returns the head with only one language of chunk-guard's texts. */
function withGuardTextsIn(head: string, language: string): string {
  return head.replace(/<script type="application\/json" id="(chunk-guard-texts)">(.*?)<\/script>/s, (_, id, texts) => {
    const { [language]: guardTexts } = JSON.parse(texts) as Record<string, unknown>
    return dataBlock(id, { [language]: guardTexts })
  })
}

function preloads(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" href="${escapeText(file)}" fetchpriority="low">`).join('')
}
