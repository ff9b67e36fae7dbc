import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { updateTypes, type TypesOf } from '#scripts/contracts/types.ts'
import { updateEnglishTypes } from '#scripts/messages/english-types.ts'

interface Options {
  root: string
  typesOf: TypesOf
  /** Has the mock server, if there is one inside, read the contracts again. */
  reload: () => Promise<void>
}

/** One press of "save" is several events; of those within 50 ms the watcher tells the first alone. */
const QUIET_MS = 60

/**
 * Generates what is made of contracts, routes and English messages when they change, and reloads the pages when a contract did. What is
 * broken is told in the terminal and on the page, with its file and line; the last state that was sound is kept.
 */
export function followSources(vite: ViteDevServer, { root, typesOf, reload }: Options): void {
  const generate = async () => {
    const files = await updateTypes({ root, typesOf, checkOnly: false })
    if (files.length > 0) say(vite, `rewritten: ${files.join(', ')}`)
  }
  const contracts = inTurn(vite, async () => {
    await generate()
    await reload()
    vite.ws.send({ type: 'full-reload' })
    say(vite, 'contracts read again')
  })
  const routes = inTurn(vite, generate)
  const messages = inTurn(vite, async () => {
    if (await updateEnglishTypes()) say(vite, 'rewritten: src/i18n/english.gen.ts')
  })
  const english = join(root, 'src/i18n/locales/en/')
  vite.watcher.on('all', (_, file) => {
    if (file.startsWith(join(root, 'openapi/'))) contracts()
    else if (file.startsWith(join(root, 'src/routes/'))) routes()
    else if (file.startsWith(english)) messages()
  })
}

function say(vite: ViteDevServer, text: string): void {
  vite.config.logger.info(text, { timestamp: true })
}

/** Returns a function that has the work done soon, once for all calls until then, and never twice at the same time. */
function inTurn(vite: ViteDevServer, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  async function attempt(): Promise<void> {
    try {
      await work()
    } catch (error) {
      const { message } = error as Error
      vite.config.logger.error(message, { timestamp: true })
      vite.ws.send({ type: 'error', err: { message, stack: '' } })
    }
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void (last = last.then(attempt)), QUIET_MS)
  }
}
