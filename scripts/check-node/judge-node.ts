import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Verdict = { is: 'same' | 'different' | 'unknown'; words: string }

type Parts = {
  /** Folders of the packages that may be installed; npm installs the one of this platform. */
  packages: readonly string[]
  /** Folder of the lists that Node publishes with each release, `SHASUMS256-v<version>.txt.asc`. */
  sums: string
  /** Gets a file of a release, by its name in that list. */
  download: (version: string, file: string) => Promise<Buffer>
}

/**
 * Judges the Node that is installed by what Node publishes: the SHA-256 sums of its files. Of Windows they name the program
 * itself; of all others only the archive that it is in. Then the archive is fetched, its sum is compared with the published
 * one, and the program in it with the installed one.
 */
export async function judgeNode({ packages, sums, download }: Parts): Promise<Verdict> {
  const found = await Promise.all(packages.map(readPackage))
  const node = found.find((each) => each !== undefined)
  if (!node) return { is: 'unknown', words: 'None of the packages with Node is installed: run "npm ci".' }
  const { name, version, platform, program } = node
  const subject = `Node ${version} of the package ${name}`
  const list = await readFile(join(sums, `SHASUMS256-v${version}.txt.asc`), 'utf8').catch(orNothing)
  if (list === undefined)
    return { is: 'unknown', words: `${subject} is not known: scripts/check-node/ has no sums of ${version}.` }
  const isWindows = platform.startsWith('win-')
  const file = isWindows ? `${platform}/node.exe` : `node-v${version}-${platform}.tar.gz`
  const published = sumIn(list, file)
  if (published === undefined)
    return { is: 'unknown', words: `${subject} is not known: the sums of ${version} do not name ${file}.` }
  const installed = await readFile(program)
  if (isWindows) return told(subject, sumOf(installed) === published, `the published sum of ${file}`)

  let archive: Buffer
  try {
    archive = await download(version, file)
  } catch (error) {
    return {
      is: 'unknown',
      words: [
        `${subject} is not known: ${file} could not be had (${reasonOf(error)}).`,
        `The published sum is that archive's, and not that of the program in it. Download it elsewhere, and name its folder with --from.`,
        `SHA-256 of the program: ${sumOf(installed)}`,
      ].join('\n'),
    }
  }
  if (sumOf(archive) !== published)
    return { is: 'different', words: `${file} is not what Node has published: its SHA-256 is ${sumOf(archive)}.` }
  const original = await programIn(archive, `node-v${version}-${platform}/bin/node`)
  return told(subject, original.equals(installed), `the program in ${file}, whose sum is the published one`)
}

/** Returns the sum of a file in a list of sums; signature and headings are lines of another form. */
export function sumIn(list: string, file: string): string | undefined {
  const lines = list.split('\n').map((line) => /^([0-9a-f]{64}) {2}(\S+)$/.exec(line))
  return lines.find((line) => line?.[2] === file)?.[1]
}

async function readPackage(folder: string) {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(orNothing)
  if (manifest === undefined) return undefined
  const { name, version, bin } = JSON.parse(manifest) as { name: string; version: string; bin: { node: string } }
  return { name, version, platform: name.replace(/^node-(?:bin-)?/, ''), program: join(folder, bin.node) }
}

function told(subject: string, isSame: boolean, what: string): Verdict {
  return isSame
    ? { is: 'same', words: `${subject} is the published one: it equals ${what}.` }
    : { is: 'different', words: `${subject} is NOT the published one: it differs from ${what}.` }
}

/** By tar, which every system with Node for it has. */
async function programIn(archive: Buffer, name: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-node-'))
  try {
    await writeFile(join(folder, 'archive'), archive)
    await promisify(execFile)('tar', ['-xzf', 'archive', name], { cwd: folder })
    return await readFile(join(folder, name))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function sumOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? message
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
