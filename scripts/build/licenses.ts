import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shippedPackages } from './shipped.ts'

/** A package that is shipped; `license` is its SPDX identifier, `text` what it asks to be passed on. */
export type Package = { name: string; version: string; license: string; text: string }

/** An entry of the list that Vite writes of what it has bundled. */
export type BundledPackage = { name: string; version: string; identifier: string | null; text?: string | null }

/** Licences that ask for no more than their notice. Another one is a decision that a person makes, here. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'Unlicense',
]

const NOTICES = /^(?:licen[cs]e|copying|notice)/i

/** Returns the packages of a bundle, each with the notice that its licence asks for beside its text (Apache 2.0, 4d). */
export function bundledPackages(root: string, listed: readonly BundledPackage[]): Promise<Package[]> {
  return Promise.all(
    listed.map(async ({ name, version, identifier, text }) => ({
      name,
      version,
      license: identifier ?? '',
      text: text ?? (await noticesIn(join(root, 'node_modules', name))),
    })),
  )
}

/**
 * Returns the packages that are installed where the server runs.
 * @param root folder of the project, with its lock file and node_modules/
 */
export async function installedPackages(root: string): Promise<Package[]> {
  return Promise.all(
    (await shippedPackages(root)).map(async ({ folder }) => {
      const manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Partial<Package>
      const { name = folder, version = '', license = '' } = manifest
      return { name, version, license, text: await noticesIn(join(root, folder)) }
    }),
  )
}

/** Returns a sentence for each package whose licence is not in the list. */
export function licenseProblems(packages: readonly Package[]): string[] {
  return packages
    .filter(({ license }) => !ALLOWED.includes(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the licence "${license}", which is not in the list of scripts/build/licenses.ts`,
    )
}

/** Returns the notices as one text: each package by name, and below those of the same text, that text once. */
export function noticesText(packages: readonly Package[]): string {
  const holders = Map.groupBy(
    packages.toSorted((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en')),
    ({ license, text }) => text.trim() || `The package brings no text of its licence, ${license}.`,
  )
  const parts = [...holders].map(([text, those]) => {
    const names = new Set(those.map(({ name, version, license }) => `${name} ${version} (${license})`))
    return `${[...names].join('\n')}\n\n${text}\n`
  })
  return parts.join(`\n${'-'.repeat(80)}\n\n`)
}

async function noticesIn(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => NOTICES.test(name)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => text.trim()).join('\n\n')
}
