import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import { resolveConfig } from 'vite'
import { ROUTES } from './vite/routes.ts'

/**
 * Writes the route tree from the files in `src/routes/`: the plugin does it when Vite resolves its configuration.
 * @returns Whether the file has changed
 */
export async function updateRouteTree(root: string): Promise<boolean> {
  const tree = join(root, ROUTES.generatedRouteTree)
  const before = await readFile(tree, 'utf8').catch(() => '')
  await resolveConfig({ root, configFile: false, plugins: [tanstackRouterGenerator(ROUTES)] }, 'build')
  return (await readFile(tree, 'utf8')) !== before
}
