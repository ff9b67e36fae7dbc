import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '#mocks/contracts/operations.ts'

/** What an operation needs besides its contract. */
interface Need {
  what: string
  file: (contract: string) => string
  /** Whether the text of the file has it. */
  isIn: (text: string, operation: Operation) => boolean
  /** It is asked once for each contract. */
  isOfContract?: true
}

const isNamed = (text: string, { id }: Operation) => new RegExp(`\\b${id}\\b`).test(text)
/** No page would call an operation without one. */
const hasWay = (text: string, { id }: Operation) => new RegExp(`\\b${id}\\b(?!: \\[\\])`).test(text)
const isExported = (text: string, { id }: Operation) =>
  new RegExp(`export (?:async )?(?:function|const) ${id}\\b`).test(text)
const isTest = (text: string) => /\b(?:test|testDecisionFlow)\b/.test(text)
/** What ends an item is tested as everywhere. */
const hasFlowTest = (text: string, { document }: Operation) =>
  text === '' ||
  text.includes('testDecisionFlow(') ||
  !Object.values(document.responses).some((response) => response['x-answers-once'])
const isContractNamed = (text: string, { contract }: Operation) => text.includes(`/${contract}.ts'`)
/** The configuration is the server's own and passed on to nobody. */
const hasLocation = (text: string, { path, contract }: Operation) =>
  contract === 'app-config' ||
  [...text.matchAll(/location (?:\^~|=) (\/\S+) \{/g)].some(([, start = '']) => path.startsWith(start))
/** Whether each pattern for the calls of all services (`/(?:trade|dls)/api/`) names the one that the path begins with. */
const isInPatterns = (text: string, { path }: Operation) => {
  const [, prefix = ''] = /^\/([\w-]+)\/api\//.exec(path) ?? []
  const patterns = [...text.matchAll(/\(\?:([\w|-]+)\)\/api\//g)]
  return prefix === '' || (patterns.length > 0 && patterns.every(([, names = '']) => names.split('|').includes(prefix)))
}

/** In the order in which they are written. */
const NEEDS: Need[] = [
  { what: 'a handler', file: (contract) => `mocks/sandbox/${contract}.ts`, isIn: isNamed },
  { what: 'its handlers', file: () => 'mocks/sandbox/app.ts', isIn: isContractNamed, isOfContract: true },
  { what: 'a function', file: (contract) => `src/api/${contract}.ts`, isIn: isExported },
  { what: 'the payloads', file: (contract) => `tests/contract/payloads/${contract}.ts`, isIn: isNamed },
  { what: 'its payloads', file: () => 'tests/contract/payloads.test.ts', isIn: isContractNamed, isOfContract: true },
  { what: 'a call', file: () => 'tests/contract/support/calls.ts', isIn: isNamed },
  { what: 'tests', file: (contract) => `tests/contract/${contract}.test.ts`, isIn: isTest, isOfContract: true },
  {
    what: 'testDecisionFlow',
    file: (contract) => `tests/contract/${contract}.test.ts`,
    isIn: hasFlowTest,
    isOfContract: true,
  },
  { what: 'a row', file: () => 'tests/faults/ways.ts', isIn: hasWay },
  { what: 'a location', file: () => 'deploy/nginx.conf', isIn: hasLocation },
  { what: 'the prefix to $pages_route and $pages_is_call', file: () => 'deploy/nginx.conf', isIn: isInPatterns },
]

/**
 * A line for each part that an operation needs and that is not there: the file it goes into and what to add. It looks for
 * names alone, so that a contract tells all that it needs at once; whether the parts are right, types and tests say.
 * @param root Folder of the project
 * @param all The operations of all contracts; those of the sandbox itself are called by tools and tests alone
 */
export function incompleteLines(root: string, all: readonly Operation[]): string[] {
  const operations = all.filter(({ contract }) => contract !== 'sandbox')
  return NEEDS.flatMap(({ what, file, isIn, isOfContract }) => {
    const lacking = operations.filter((operation) => !isIn(readText(join(root, file(operation.contract))), operation))
    return [...Map.groupBy(lacking, ({ contract }) => contract)].map(([contract, own]) => {
      const whom = isOfContract ? `the contract "${contract}"` : own.map(({ id }) => id).join(', ')
      return `${file(contract)}: add ${what} for ${whom} (openapi/${contract}.yaml)`
    })
  })
}

const texts = new Map<string, string>()

function readText(file: string): string {
  const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
  texts.set(file, text)
  return text
}
