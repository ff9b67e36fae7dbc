import { fileURLToPath } from 'node:url'

type GraphContext = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Collects the static imports of a module, direct and indirect. */
function collectImports(id: string, context: GraphContext, collected: Set<string>): void {
  if (collected.has(id)) return
  collected.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collectImports(imported, context, collected)
}

/** The entry point and the most visited page (Preferences). */
const ROOTS = ['main.tsx', 'routes/consent.$access_key.tsx?tsr-split=component---loader'].map(
  (name) => fileURLToPath(new URL('../../src/', import.meta.url)) + name,
)
let appModules: Set<string> | undefined

/** Returns whether a module belongs to the chunk that every page loads: what the roots import, except features. */
export function isAppModule(id: string, context: GraphContext): boolean {
  if (!appModules) {
    appModules = new Set()
    for (const root of ROOTS) collectImports(root, context, appModules)
  }
  return appModules.has(id) && !/\/src\/features\/|\?tsr-split/.test(id)
}
