import type { EmbeddedResponses } from '#api/embedded-responses.ts'
import { escapeText } from '#server/document.ts'
import { StartProblem } from '#server/start-problem.ts'
import type { RenderedPage } from './render.tsx'

/** The document cut up, to be sent in two pieces. */
export type DocumentParts = {
  /**
   * The first piece: the whole head, with the files of the page to be fetched at once.
   * @param files paths of scripts
   */
  head: (about: { language: string; title: string | undefined; files: readonly string[] }) => string
  /** The second piece, with the rendered page. */
  rendered: (page: Pick<RenderedPage, 'head' | 'html'>, answers: EmbeddedResponses, files: readonly string[]) => string
  /** The second piece for a browser that renders the page itself; without answers it begins to read at once. */
  plain: (answers: EmbeddedResponses) => string
}

const ROOT = '<div id="root">'

/**
 * Cuts the build's document up. Scripts that look for what the server knows are left out, and put back where it does not.
 * @param html with its run-time values
 * @throws StartProblem if the document does not come from our build
 */
export function cutDocument(html: string): DocumentParts {
  const firstView = partOf(html, 'first-view')
  // The page is painted without the scripts, so they must not compete with it.
  const whole = html.replace(firstView, '').replaceAll('<script type="module"', '$& fetchpriority="low"')
  const [before, noScript, ownRoot, after] =
    /^(.*<body>)\s*(<noscript>.*<\/noscript>)\s*(<div id="root">.*<\/div>)(.*<\/body>.*)$/s.exec(whole)?.slice(1) ?? []
  if (before === undefined || noScript === undefined || ownRoot === undefined || after === undefined)
    throw new StartProblem('The document of the build has no root for its pages. Build it again.')
  return {
    head: ({ language, title, files }) =>
      before
        .replace(/<html lang="[^"]*"/, `<html lang="${escapeText(language)}"`)
        .replace(/<title>[^<]*<\/title>/, (own) => (title === undefined ? own : `<title>${escapeText(title)}</title>`))
        .replace('<style>', () => `${preloads(files)}<style>`),
    rendered: ({ head, html: page }, answers, files) =>
      `${inLanguage(noScript, head.language)}${preloads(files)}${block('first-view', head)}${firstView}${ROOT}${page}</div>${block('answers', answers)}${after}`,
    plain: (answers) => `${noScript}${firstView}${ownRoot}${block('answers', answers)}${after}`,
  }
}

function partOf(html: string, name: string): string {
  const part = new RegExp(`<script\\b[^>]* data-part="${name}"[^>]*>.*?</script>`, 's').exec(html)?.[0]
  if (part === undefined)
    throw new StartProblem(`The document of the build lacks its script "${name}". Build it again.`)
  return part
}

/** Leaves the notice for a page without scripts in one language only. */
function inLanguage(noScript: string, language: string): string {
  return noScript.replaceAll(/<p lang="([^"]*)">.*?<\/p>/gs, (line, tag) => (tag === language ? line : ''))
}

function preloads(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" href="${escapeText(file)}" fetchpriority="low">`).join('')
}

/** Data for the scripts. It is no script, and ends at no `</script>` of a text. */
function block(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`
}
