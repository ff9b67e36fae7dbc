// Prism over all contracts, for front-end work without state: `npm run mock`. Reads the contracts again when one is saved.
import './require-node.mjs'
import './explain.mjs'

const { watch } = await import('node:fs')
const { createPrism } = await import('#mocks/prism/app.ts')
const { listen } = await import('./listen.mjs')

let prism = await createPrism()
let waiting

watch(new URL('../openapi/', import.meta.url), { recursive: true }, () => {
  clearTimeout(waiting)
  // One press of "save" is several events.
  waiting = setTimeout(() => void reload(), 100)
})

async function reload() {
  try {
    const previous = prism
    prism = await createPrism()
    await previous.close()
    console.log('Contracts read again.')
  } catch (error) {
    console.error(`Still serving the contracts as they were. ${error.message}`)
  }
}

await listen('Prism', (request) => prism.fetch(request), 4010)
