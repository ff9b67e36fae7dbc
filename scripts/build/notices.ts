import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '#server/start-problem.ts'
import { VITE_PACKAGE_LIST } from './bundles.ts'
import { PACKAGE_LIST, ROOT } from './paths.ts'
import { shippedPackages } from './shipped.ts'

/** A shipped package; `license` is its SPDX identifier, `text` contains the notices that must be distributed. */
export type Package = { name: string; version: string; license: string; text: string }

/** An entry in Vite's list of the bundled packages. */
type BundledPackage = { name: string; version: string; identifier: string | null; text?: string | null }

/** Licenses that only require a notice. Get a legal review before you add another one. */
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

/**
 * Writes the license notices of the browser bundle (served) and all shipped packages (not served), and a package list.
 * @throws StartProblem for a license that is not allowed
 */
export async function writeNotices(dist: string): Promise<void> {
  const server = join(dist, 'server')
  const browserPackages = await takeBundledPackages(dist)
  const bundled = unique([...browserPackages, ...(await takeBundledPackages(server))])
  const shipped = unique([...bundled, ...(await installedPackages())])
  const problems = licenseProblems(shipped)
  if (problems.length > 0) throw new StartProblem(problems.join('\n'))
  await writeFile(join(dist, 'licenses.txt'), noticesText(browserPackages))
  await writeFile(join(server, 'licenses.txt'), noticesText(shipped))
  await writeFile(join(dist, PACKAGE_LIST), JSON.stringify(bundled.map(idOf)))
}

/** Reads and removes Vite's list of the packages in a bundle. */
async function takeBundledPackages(folder: string): Promise<Package[]> {
  const listed = JSON.parse(await readFile(join(folder, VITE_PACKAGE_LIST), 'utf8')) as BundledPackage[]
  await rm(join(folder, VITE_PACKAGE_LIST))
  return Promise.all(listed.map(bundledPackage))
}

/** Converts an entry of Vite's list. If Vite found no license text, reads it from the package's folder. */
export async function bundledPackage({ name, version, identifier, text }: BundledPackage): Promise<Package> {
  return { name, version, license: identifier ?? '', text: text ?? (await noticesIn(join('node_modules', name))) }
}

/** Returns the packages that are installed in production. */
export async function installedPackages(): Promise<Package[]> {
  return Promise.all((await shippedPackages(ROOT)).map(({ folder }) => installedPackage(folder)))
}

async function installedPackage(folder: string): Promise<Package> {
  const manifest = JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')) as Partial<Package>
  const { name = folder, version = '', license = '' } = manifest
  return { name, version, license, text: await noticesIn(folder) }
}

/** Returns a sentence for each package whose license is not allowed. */
export function licenseProblems(packages: readonly Package[]): string[] {
  return packages
    .filter(({ license }) => !ALLOWED.includes(license))
    .map((each) => `${idOf(each)} has the license "${each.license}", which scripts/build/notices.ts does not allow`)
}

export function noticesText(packages: readonly Package[]): string {
  const parts = packages.map(
    ({ name, version, license, text }) =>
      `${name} ${version} (${license})\n\n${text.trim() || 'The package contains no license text.'}\n`,
  )
  return parts.toSorted().join(`\n${'-'.repeat(80)}\n\n`)
}

async function noticesIn(folder: string): Promise<string> {
  const names = (await readdir(join(ROOT, folder))).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(ROOT, folder, name), 'utf8')))
  return texts.map((text) => text.trim()).join('\n\n')
}

function unique(packages: readonly Package[]): Package[] {
  return [...new Map(packages.map((each) => [idOf(each), each])).values()]
}

function idOf({ name, version }: Package): string {
  return `${name}@${version}`
}
