import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of the build in a folder of its own, which can be replaced as a release does. */
export type Release = AsyncDisposable & {
  folder: string
  /**
   * Gives every hashed file another name, in the files that name it too. The old ones are gone, or kept as the build keeps
   * those of the release before.
   */
  replace: (old: 'gone' | 'kept') => Promise<void>
}

export async function copyOfBuild(): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-release-'))
  // Compressed copies would be those of the old names.
  await cp('dist', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  return {
    folder,
    replace: (old) => replaceIn(folder, old),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

async function replaceIn(folder: string, old: 'gone' | 'kept'): Promise<void> {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).toSorted((a, b) => b.length - a.length)
  const any = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  const later = (name: string): string => name.replace('.', '_.')
  const renamed = async (path: string): Promise<string> => (await readFile(path, 'utf8')).replaceAll(any, later)
  const document = join(folder, 'index.html')
  await writeFile(document, await renamed(document))
  for (const name of names) {
    await writeFile(join(assets, later(name)), await renamed(join(assets, name)))
    if (old === 'gone') await rm(join(assets, name))
  }
  const manifest = join(folder, '.manifest.json')
  await writeFile(manifest, await renamed(manifest))
}
