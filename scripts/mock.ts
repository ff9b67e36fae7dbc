import { watch } from 'node:fs'
import { createPrism } from '#mocks/prism/app.ts'
import { readCommand } from './command.ts'
import { serveMock } from './mock-server.ts'

readCommand({
  name: 'npm run mock',
  purpose: 'Serves the examples of all contracts with Prism, without state. Reloads the contracts when one is saved.',
  notes: 'PORT is 4010 by default.',
})

let prism = await createPrism()
let timer: NodeJS.Timeout | undefined

watch(new URL('../openapi/', import.meta.url), { recursive: true }, () => {
  clearTimeout(timer)
  // Saving a file triggers several events.
  timer = setTimeout(() => void reload(), 100)
})

async function reload(): Promise<void> {
  try {
    const previous = prism
    prism = await createPrism()
    await previous.close()
    console.log('Reloaded the contracts.')
  } catch (error) {
    console.error(`Still serving the previous contracts. ${(error as Error).message}`)
  }
}

await serveMock('Prism', (request) => prism.fetch(request), 4010)
