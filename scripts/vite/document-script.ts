import { build, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite'

type Options = {
  /** Plugins of the script's own build. */
  plugins?: Plugin[]
  /** Fills in what is known only once everything else is built; in development there is no bundle. */
  complete?: (script: string, bundle: IndexHtmlTransformContext['bundle']) => string
}

/**
 * Inlines a script into the document at the comment `<!-- name -->`. The server allows it by its hash, like the
 * stylesheet.
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
      const tag = `<script data-part="${name}">${complete ? complete(code, bundle) : code}</script>`
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
