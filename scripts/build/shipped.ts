import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type LockedPackage = { name?: string; version?: string } & Partial<
  Record<'dev' | 'optional' | 'devOptional' | 'link', boolean>
>

/** A package that is shipped: its folder, relative to the project, and `name@version`. */
export type ShippedPackage = { folder: string; id: string }

/**
 * Returns the shipped packages according to the lock file: those that `npm ci --omit=dev --omit=optional` installs. The
 * optional dependencies are the binaries of Node itself, for development.
 */
export async function shippedPackages(root: string): Promise<ShippedPackage[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional, link }]) => {
      return path.includes('node_modules/') && !(dev || optional || devOptional || link)
    })
    .map(([folder, { name, version }]) => ({
      folder,
      id: `${name ?? folder.split('node_modules/').at(-1)}@${version}`,
    }))
}
