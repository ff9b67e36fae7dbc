import { build, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite'

type Options = {
  /** What the script's own build needs beside TypeScript. */
  plugins?: Plugin[]
  /** Puts into the script what is known only once everything else is built; without a bundle, there is only the source. */
  complete?: (script: string, bundle: IndexHtmlTransformContext['bundle']) => string
}

/**
 * Puts a script into the document, before all others, at the comment `<!-- name -->`. The server allows it by its hash,
 * like the stylesheet.
 * @param file path of the script
 */
export function documentScript(name: string, file: string, { plugins = [], complete }: Options = {}): Plugin {
  const place = `<!-- ${name} -->`
  let script: Promise<string> | undefined
  return {
    name,
    async transformIndexHtml(html, { bundle }) {
      if (!html.includes(place)) throw new Error(`index.html has no ${place} to put ${file} at`)
      script ??= compile(file, plugins)
      const code = await script
      const tag = `<script>${complete ? complete(code, bundle) : code}</script>`
      return html.replace(place, () => tag)
    },
  }
}

async function compile(file: string, plugins: Plugin[]): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, rolldownOptions: { input: file, output: { format: 'iife' } }, target: 'es2023' },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
