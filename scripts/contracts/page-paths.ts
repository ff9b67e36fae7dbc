import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '#mocks/contracts/operations.ts'

/**
 * Returns the code of a module with the paths of all pages in `src/routes/`: item pages, test pages and others.
 * @param head the header comment of generated files; its source `openapi/` is replaced
 */
export function pagePaths(head: string, folder: string, operations: readonly Operation[]): string {
  const getOperationIds = new Set(operations.filter(({ method }) => method === 'GET').map(({ id }) => id))
  const files = readdirSync(folder).filter((name) => /^[^-_].*\.tsx$/.test(name))
  const pages = files.toSorted().map((name) => {
    const code = readFileSync(join(folder, name), 'utf8')
    // A trailing underscore only controls how routes are nested.
    const path = (/createFileRoute\('([^']+)'\)/.exec(code)?.[1] ?? '').replaceAll(/(\$\w+?)_(?=\/|$)/g, '$1')
    const loaderOperation = /\bitemLoader\((\w+)/.exec(code)?.[1] ?? ''
    const read = /\/\$\w/.test(path) && getOperationIds.has(loaderOperation) ? loaderOperation : undefined
    return { path, read, isTest: code.includes('testPageRoute(') }
  })
  const list = (isIncluded: (page: (typeof pages)[number]) => boolean) =>
    pages.flatMap((page) => (isIncluded(page) ? [`  '${page.path}',\n`] : [])).join('')
  const needsSystem = (path: string) => path.includes('$system_name')
  return `${head.replace('openapi/', 'src/routes/')}
import * as api from './api-paths.gen.ts'

/** Pages that show an item, and the API path that reads the item. Both paths have the same parameters. */
export const ITEM_PAGES = {
${pages.flatMap(({ path, read }) => (read ? [`  '${path}': api.${read},\n`] : [])).join('')}} as const

/** The test pages that need only a reseller's name. */
export const TEST_PAGES = [
${list(({ path, isTest }) => isTest && !needsSystem(path))}] as const

/** The test pages that also need the name of a back office. */
export const SYSTEM_TEST_PAGES = [
${list(({ path, isTest }) => isTest && needsSystem(path))}] as const

/** Pages without an item, and pages whose item is read by a POST or with values that are not in the path. */
export const OTHER_PAGES = [
${list(({ read, isTest }) => !read && !isTest)}] as const
`
}
