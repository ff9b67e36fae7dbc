// The sandbox alone, for whoever needs a backend without the pages: `npm run sandbox`.
import './require-node.mjs'
import './explain.mjs'

const { FEATURES } = await import('#server/features.ts')
const { openSandbox } = await import('#server/sandbox.ts')
const { readSettings } = await import('#server/settings.ts')
const { runOrExplain } = await import('#server/start-problem.ts')
const { listen } = await import('./listen.mjs')

await runOrExplain(async () => {
  const { SANDBOX_FILE, SANDBOX_SEED, SANDBOX_TLDS } = process.env
  const { sandbox: options } = readSettings({ SANDBOX_FILE, SANDBOX_SEED, SANDBOX_TLDS })
  await listen('Sandbox', await openSandbox(FEATURES.dev, options), 4020)
})
