import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the source maps of a build into a folder of their own: they hold the way back to the sources, so they belong to
 * whoever reads reports and not beside the files that are served. The texts of the sources are left out.
 * @param folder gets a `.map` for each script, under the script's own name
 */
export function mapsApart(folder: string): Plugin {
  return {
    name: 'maps-apart',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    // Only now are they whole: Vite puts its table of imports before a script after every plugin has seen it.
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => each.endsWith('.map'))) {
        const { sourcesContent: _, ...map } = JSON.parse(readFileSync(join(dir, name), 'utf8')) as {
          [key: string]: unknown
        }
        const path = join(folder, name)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, JSON.stringify(map))
        rmSync(join(dir, name))
      }
    },
  }
}
