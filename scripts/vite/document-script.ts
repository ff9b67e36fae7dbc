import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { inlineMessages } from './messages.ts'

/**
 * Inlines a script from src/document/ into the document at the comment `<!-- name -->`, with its messages in every
 * language. The CSP allows the script by its hash; the server finds it by its `data-part`.
 */
export function documentScript(name: string): Plugin {
  const place = `<!-- ${name} -->`
  let script: Promise<string> | undefined
  return {
    name: `document-script:${name}`,
    async transformIndexHtml(html) {
      if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
      script ??= compile(fileURLToPath(new URL(`../../src/document/${name}.ts`, import.meta.url)))
      const tag = `<script data-part="${name}">${await script}</script>`
      return html.replace(place, () => tag)
    },
  }
}

async function compile(file: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [inlineMessages()],
    build: {
      write: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
      target: 'es2023',
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
