import { startGateway, type Gateway } from './gateway.ts'
import { test as product } from './test.ts'

/** The browser test of this project, with a gateway in front of the product. */
export const test = product.extend<{ gateway: Gateway }>({
  gateway: async ({ baseURL }, use) => {
    const gateway = await startGateway(baseURL ?? '')
    await use(gateway)
    await gateway.stop()
  },
})

export const INCOMPLETE = 'This page has not loaded completely'
export const PREFERENCES = { level: 1, name: 'Your data sharing preferences' } as const
export const PRACTICES = { level: 1, name: 'How your data is shared' } as const

/** The scripts that the page has not needed so far. */
export function newScripts({ asked }: Gateway): (path: string) => boolean {
  const known = new Set(asked)
  return (path) => path.startsWith('/assets/') && !known.has(path)
}
