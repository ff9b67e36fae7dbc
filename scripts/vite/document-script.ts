import { fileURLToPath } from 'node:url'
import { build, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite'
import { inlineMessages } from './inline-messages.ts'

type Options = {
  /** Fills in what is known only once everything else is built; in development there is no bundle. */
  complete?: (script: string, bundle: IndexHtmlTransformContext['bundle']) => string
}

/**
 * Inlines a script into the document at the comment `<!-- name -->`, with its messages in every language. The server
 * allows it by its hash, like the stylesheet, and finds it by its `data-part` where a page does without it.
 */
export function documentScript(name: string, file: URL, { complete }: Options = {}): Plugin {
  const place = `<!-- ${name} -->`
  let script: Promise<string> | undefined
  return {
    name,
    async transformIndexHtml(html, { bundle }) {
      if (!html.includes(place)) throw new Error(`index.html has no ${place} to put ${file.pathname} at`)
      script ??= compile(file)
      const code = await script
      const tag = `<script data-part="${name}">${complete ? complete(code, bundle) : code}</script>`
      return html.replace(place, () => tag)
    },
  }
}

async function compile(file: URL): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [inlineMessages()],
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(file), output: { format: 'iife' } },
      target: 'es2023',
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
