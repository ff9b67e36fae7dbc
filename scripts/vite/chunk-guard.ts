import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { documentScript } from './document-script.ts'

const GUARD = fileURLToPath(new URL('../../src/document/chunk-guard.ts', import.meta.url))
const LOCALES = new URL('../../src/i18n/locales/', import.meta.url)

/** Inlines src/document/chunk-guard.ts with its messages in every language into the document. */
export function chunkGuard(): Plugin {
  return documentScript('chunk-guard', GUARD, { plugins: [inlineMessages()] })
}

/** Replaces `messagesOf('namespace')` by those messages, by language. They have no arguments, so nothing needs compiling. */
function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    enforce: 'pre',
    transform(code, id) {
      if (id !== GUARD) return null
      return code.replaceAll(
        /= messagesOf\('(\w+)'\)/g,
        (_, namespace: string) => `= ${JSON.stringify(messagesOf(namespace))}`,
      )
    },
  }
}

function messagesOf(namespace: string): Record<string, unknown> {
  const files = readdirSync(LOCALES).filter((name) => /^[\w-]+\.json$/.test(name))
  return Object.fromEntries(
    files.map((name) => {
      const messages = JSON.parse(readFileSync(new URL(name, LOCALES), 'utf8')) as Record<string, unknown>
      return [name.slice(0, -'.json'.length), messages[namespace]]
    }),
  )
}
