import type { FormOptions } from './form.ts'
import { startGateway, type Gateway } from './gateway.ts'
import { startProcess } from './start-process.ts'
import { test as product } from './test.ts'

type Gateways = {
  gateway: Gateway
  /** A gateway in front of a server whose documents hold no page, as behind a static host. */
  plainGateway: Gateway
}

/** The browser test of this project, with a gateway in front of the product. */
export const test = product.extend<Gateways, { plainProduct: string }>({
  plainProduct: [
    async ({}, use, { project }) => {
      // In the other forms they hold none anyway.
      if ((project.use as FormOptions).form !== 'server') return use('')
      const { origin, stop } = await startProcess('scripts/serve.mjs', {
        PORT: '0',
        RATE_LIMIT: '0',
        FIRST_VIEW_MS: '0',
      })
      await use(origin)
      await stop()
    },
    { scope: 'worker' },
  ],

  plainGateway: async ({ plainProduct, baseURL, afterwards }, use) => {
    const gateway = await startGateway(plainProduct || (baseURL ?? ''))
    afterwards(gateway.stop)
    await use(gateway)
  },

  gateway: async ({ baseURL, afterwards }, use) => {
    const gateway = await startGateway(baseURL ?? '')
    afterwards(gateway.stop)
    await use(gateway)
  },
})

export const INCOMPLETE = 'This page did not load completely'
export const PREFERENCES = { level: 1, name: 'Your data sharing preferences' } as const
export const PRACTICES = { level: 1, name: 'How your data is shared' } as const

/** The scripts that the page has not needed so far. */
export function newScripts({ asked }: Gateway): (path: string) => boolean {
  const known = new Set(asked)
  return (path) => path.startsWith('/assets/') && !known.has(path)
}
