import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const GUARD = fileURLToPath(new URL('../../src/document/part-guard.ts', import.meta.url))
const LOCALES = new URL('../../src/i18n/locales/', import.meta.url)
const PLACE = '<!-- part-guard -->'

/**
 * Puts src/document/part-guard.ts with its words in every language into the document, as a script of its own before all
 * others. The server allows it by its hash, like the stylesheet.
 */
export function partGuard(): Plugin {
  let script: Promise<string> | undefined
  return {
    name: 'part-guard',
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE} to put the guard at`)
      script ??= compile()
      const tag = `<script>${await script}</script>`
      return html.replace(PLACE, () => tag)
    },
  }
}

async function compile(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [wordsInside()],
    build: { write: false, rolldownOptions: { input: GUARD, output: { format: 'iife' } }, target: 'es2023' },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}

/** Replaces `messagesOf('area')` by those messages, by language. They have no holes, so nothing is left to compile. */
function wordsInside(): Plugin {
  return {
    name: 'words-inside',
    enforce: 'pre',
    transform(code, id) {
      if (id !== GUARD) return null
      return code.replaceAll(/= messagesOf\('(\w+)'\)/g, (_, area: string) => `= ${JSON.stringify(messagesOf(area))}`)
    },
  }
}

function messagesOf(area: string): Record<string, unknown> {
  const files = readdirSync(LOCALES).filter((name) => /^[\w-]+\.json$/.test(name))
  return Object.fromEntries(
    files.map((name) => {
      const messages = JSON.parse(readFileSync(new URL(name, LOCALES), 'utf8')) as Record<string, unknown>
      return [name.slice(0, -'.json'.length), messages[area]]
    }),
  )
}
