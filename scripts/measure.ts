import { resolve } from 'node:path'
import { ROOT } from './build/paths.ts'
import { requireBuild } from './build/source-digest.ts'
import { CommandProblem, readCommand } from './command.ts'

const { values, positionals } = readCommand({
  name: 'npm run measure',
  args: 'page | server | uploads',
  purpose: 'Measures the build.',
  options: {
    old: {
      type: 'string',
      value: 'DIR',
      help: 'also measures another checkout, which must be installed and built, in the same rounds',
    },
    pages: { type: 'string', value: 'A,B', help: 'measures only these pages' },
    rounds: { type: 'string', value: 'N', default: '8', help: 'how many times each page is measured' },
    documents: { type: 'string', value: 'N', default: '10000', help: 'how many documents each server sends' },
  },
  notes: `page     cost of the first view of each page in a browser (docs/performance.md)
server   CPU time, throughput, latency and memory of document requests (Linux), compared with a plain Fastify server
uploads  memory used by ten concurrent uploads of 10 MiB (Linux); exit code 1 above 40 MiB`,
})
const [subject = ''] = positionals
const [rounds, documents] = [Number(values.rounds), Number(values.documents)]
if (!['page', 'server', 'uploads'].includes(subject)) throw new CommandProblem('Specify page, server or uploads.')
if (![rounds, documents].every((number) => Number.isInteger(number) && number >= 1))
  throw new CommandProblem('--rounds and --documents take a whole number, at least 1.')
await requireBuild()
const checkouts = [ROOT, ...(values.old ? [resolve(values.old)] : [])]

if (subject === 'page') {
  const { PAGES } = await import('./measure/pages.ts')
  const names = values.pages?.split(',').map((name) => name.trim())
  const pages = PAGES.filter(({ name }) => names?.includes(name) ?? true)
  if (pages.length < (names?.length ?? 1))
    throw new CommandProblem(`--pages accepts one or more of: ${PAGES.map(({ name }) => name).join(', ')}.`)
  const { measurePages } = await import('./measure/page.ts')
  console.log(await measurePages({ pages, rounds, checkouts }))
} else if (subject === 'server') {
  const { measureServers } = await import('./measure/server.ts')
  console.log(await measureServers({ documents, checkouts }))
} else {
  const { measureUploads } = await import('./measure/uploads.ts')
  process.exit((await measureUploads()) ? 0 : 1)
}
