// The sandbox alone, for whoever needs a backend without the pages: `npm run sandbox`.
import './require-node.mjs'

const { createSandbox } = await import('#mocks/sandbox/app.ts')
const { FEATURES } = await import('#server/features.ts')
const { listen } = await import('./listen.mjs')

const sandbox = createSandbox({ features: FEATURES.dev })
await sandbox.ready
listen('Sandbox', sandbox.fetch, 4020)
