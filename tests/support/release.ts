import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Release = Awaited<ReturnType<typeof copyBuild>>

/** Copies the build to a temporary folder, where `replace` simulates a release. */
export async function copyBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'pages-release-'))
  // Compressed copies contain the old names.
  await cp('dist', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const assets = join(folder, 'assets')
  return {
    folder,
    /** Renames all hashed files, and deletes or retains the files with the old names. */
    async replace(oldFiles: 'deleted' | 'retained'): Promise<void> {
      const names = (await readdir(assets)).toSorted((a, b) => b.length - a.length)
      const anyName = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g')
      const rename = (name: string): string => name.replace('.', '_.')
      const copy = async (from: string, to = from) =>
        writeFile(to, (await readFile(from, 'utf8')).replaceAll(anyName, rename))
      await copy(join(folder, 'index.html'))
      for (const name of names) {
        await copy(join(assets, name), join(assets, rename(name)))
        if (oldFiles === 'deleted') await rm(join(assets, name))
      }
      await copy(join(folder, '.manifest.json'))
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}
