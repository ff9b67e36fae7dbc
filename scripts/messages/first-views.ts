import { createServer, type Plugin } from 'vite'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'
import { FEATURES } from '#server/features.ts'
import type { RenderFirstView } from '#server/first-view/render.tsx'
import { openSandbox } from '#server/sandbox.ts'
import { readSettings } from '#server/settings.ts'
import type { Tree } from './read-tree.ts'

/** A page in a state: its address, the state in words, and the path of a link to it. */
type View = { page: string; title: string; link: string }

/** The first scenario that shows a message as soon as its page opens, by the message's key. */
export type FirstViews = ReadonlyMap<string, View>

type Sandbox = Awaited<ReturnType<typeof openSandbox>>

/** Around each key in the rendered pages; no text has them. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']

/** Faults of a connection, which there is none of here, and answers that wait on purpose. */
const LEFT_OUT = ['drop', 'drop-answer', 'never', 'delay-2s']

/**
 * Renders the first view of every scenario, with keys in place of the messages' texts, and collects which message is seen
 * where.
 */
export async function firstViews(root: string): Promise<FirstViews> {
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    plugins: [markedMessages()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const sandbox = await openSandbox(FEATURES.dev, readSettings({}).sandbox)
  try {
    const module = await vite.ssrLoadModule('/src/server/first-view/render.tsx')
    const render = module.renderFirstView as RenderFirstView
    const views = new Map<string, View>()
    // One after the other: a page that waits too long for its brand would be shown without it.
    for (const scenario of SCENARIOS) {
      for (const key of await keysOf(scenario, render, sandbox)) {
        if (!views.has(key)) views.set(key, { page: pageOf(scenario), title: scenario.title, link: scenario.link })
      }
    }
    return views
  } finally {
    await vite.close()
  }
}

async function keysOf({ link, host, fault }: Scenario, render: RenderFirstView, sandbox: Sandbox): Promise<string[]> {
  if (host !== undefined || LEFT_OUT.includes(fault?.kind ?? '')) return []
  const send = async (read: Request) => {
    const answer = await sandbox(read)
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  }
  const visitor = { href: link, origin: 'http://localhost', cookies: '', languages: ['en'], send }
  const page = await render(visitor, [], {}).catch(() => undefined)
  const seen = page ? `${page.title}${page.html}` : ''
  return [...seen.matchAll(new RegExp(`${OPEN}([\\w.]+)${CLOSE}`, 'g'))].map(([, key = '']) => key)
}

/** The address of a page, with the key in its link left open; a test page has none. */
function pageOf({ flow, link, state }: Scenario): string {
  const parts = link.split('/')
  return flow === 'test-pages' ? link : parts.map((part) => (part === state ? '…' : part)).join('/')
}

/** Puts each message's key in front of its text. */
function markedMessages(): Plugin {
  return {
    name: 'marked-messages',
    enforce: 'pre',
    async load(id) {
      const file = /^.*\/i18n\/locales\/[\w-]+\/[\w-]+\.json$/.exec(id)?.[0]
      return file === undefined
        ? null
        : JSON.stringify(marked(JSON.parse(await this.fs.readFile(file, { encoding: 'utf8' })) as Tree, ''))
    },
  }
}

function marked(tree: Tree, prefix: string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? `${OPEN}${prefix}${key}${CLOSE}${value}` : marked(value, `${prefix}${key}.`),
    ]),
  )
}
