import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { ROUTES } from './vite/routes.ts'

/**
 * Writes the tree of all pages as their files in `src/routes/` are, like the build and `npm run dev`.
 * @returns Whether it was not so before
 */
export async function updateRouteTree(root: string): Promise<boolean> {
  const tree = join(root, ROUTES.generatedRouteTree)
  const before = await readFile(tree, 'utf8').catch(() => '')
  await new Generator({ config: getConfig(ROUTES, root), root }).run()
  return (await readFile(tree, 'utf8')) !== before
}
