import { relative } from 'node:path'
import { build, minifySync, type Plugin } from 'vite'

/** The browser's part of a build, module by module. */
export type WeighedBuild = {
  /** Modules of each file and their minified lengths. */
  files: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Everything that a module needs or may fetch later, itself included. */
  reach: (module: string) => ReadonlySet<string>
}

/** A module by itself exports nothing any more, so that compressing it would drop all of it as unused. */
const MINIFIED = { module: true, compress: false, mangle: { toplevel: true }, codegen: { removeWhitespace: true } }

type Graph = Map<string, { imported: readonly string[]; fetched: readonly string[] }>

/** Builds without writing. Modules are named by their paths in the project. */
export async function weighBuild(root: string): Promise<WeighedBuild> {
  const files = new Map<string, Map<string, number>>()
  const graph: Graph = new Map()
  const name = (id: string) => relative(root, id.replace(/^\0[\w-]+:/, `${root}/node_modules/`))
  await build({ root, logLevel: 'error', build: { write: false }, plugins: [collector(name, files, graph)] })
  return { files, reach: (module) => reachOf(module, graph) }
}

function collector(name: (id: string) => string, files: Map<string, Map<string, number>>, graph: Graph): Plugin {
  return {
    name: 'weight',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        graph.set(name(id), { imported: importedIds.map(name), fetched: dynamicallyImportedIds.map(name) })
      }
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const modules = Object.entries(file.modules).map(
          ([id, { code }]) => [name(id), minifySync('module.js', code ?? '', MINIFIED).code.length] as const,
        )
        files.set(file.fileName, new Map(modules))
      }
    },
  }
}

function reachOf(module: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const next = [module]
  for (const each of next) {
    if (reached.has(each)) continue
    reached.add(each)
    const { imported = [], fetched = [] } = graph.get(each) ?? {}
    next.push(...imported, ...fetched)
  }
  return reached
}
