import type { Plugin } from 'vite'
import { readTree } from '#scripts/messages/read-tree.ts'
import { compileAll } from './messages.ts'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** A file of a language, its messages compiled. */
    'messages-changed': { language: string; messages: Record<string, unknown> }
  }
}

/**
 * While developing, shows changed messages without a reload, so that what was entered on a page stays. A language file that is
 * broken is told on the page and in the terminal, with its line or its message; the page stays as well.
 */
export function liveMessages(): Plugin {
  return {
    name: 'live-messages',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      async handler({ file, read }) {
        const [name, language] = /src\/i18n\/locales\/([\w-]+)\/[\w-]+\.json$/.exec(file) ?? []
        if (name === undefined || language === undefined || this.environment.name !== 'client') return undefined
        const { hot, logger } = this.environment
        try {
          hot.send('messages-changed', { language, messages: compileAll(readTree(await read(), name), name) })
        } catch (error) {
          const { message } = error as Error
          logger.error(message, { timestamp: true })
          hot.send({ type: 'error', err: { message, stack: '' } })
        }
        return []
      },
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/scripts/dev/show-messages.ts' }, injectTo: 'head' },
    ],
  }
}
