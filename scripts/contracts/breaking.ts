import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'

const CLI = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
/** Prevents requests to Redocly's servers. */
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

type Documents = ReadonlyMap<string, ContractDocument>

/** One difference, as `redocly diff` reports it, whatever its impact. */
interface Difference {
  kind: 'added' | 'removed' | 'modified'
  verdicts: Array<{ impact: 'major' | 'minor' | 'patch'; message: string }>
  /** The changed keyword, or `key` if a name changed; absent if a whole part was added or removed. */
  property?: string
  base?: Side
  revision?: Side
}

type Side = { pointer: string; value?: unknown }

/**
 * Returns a line for each breaking change since a revision, including four kinds that `redocly diff` overlooks.
 * Contracts whose major version was raised are skipped.
 * @throws {Error} When git does not have the revision, contracts cannot be read, or Redocly fails
 */
export async function breakingChanges(root: string, revision: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  try {
    extractContracts(root, revision, folder)
    const base = await readDocuments(join(folder, 'openapi'))
    const current = await readDocuments(join(root, 'openapi'))
    return (await differencesBetween(base, current, folder)).flatMap((difference) => {
      const keys = keysOf((difference.base ?? difference.revision)?.pointer ?? '')
      const message = messageOf(difference, keys)
      const [, path = '', ...place] = keys
      const [name = ''] = [...base, ...current].find(([, { paths }]) => path in paths) ?? []
      const oldMajor = majorOf(base.get(name))
      if (!message || majorOf(current.get(name)) > oldMajor) return []
      const where = [`openapi/${name}.yaml ${path}`, ...place].join(' > ')
      return `${where}: breaking change. ${message} Undo it, or raise info.version to ${oldMajor + 1}.0.0.`
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function extractContracts(root: string, revision: string, folder: string): void {
  // With `--end-of-options`, git does not treat a revision that begins with a dash as an option.
  const args = ['archive', '--end-of-options', revision, 'openapi']
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error('git has no contracts of that revision here; fetch the revision first')
  spawnSync('tar', ['-x', '-C', folder], { input: stdout })
}

async function readDocuments(folder: string): Promise<Documents> {
  const read = async (name: string) => [name, await bundleContract(name, { dereference: true, folder })] as const
  return new Map(await Promise.all(contractNames(folder).map(read)))
}

/** Compares all contracts as one dereferenced document, so a change in a shared schema is reported for every use. */
async function differencesBetween(base: Documents, revision: Documents, cwd: string): Promise<Difference[]> {
  await writeFile(join(cwd, 'base.json'), joinDocuments(base))
  await writeFile(join(cwd, 'revision.json'), joinDocuments(revision))
  const args = [CLI, 'diff', 'base.json', 'revision.json', '--format', 'json', '--fail-on', 'none']
  const options = { cwd, env: { ...process.env, ...OFFLINE }, maxBuffer: 2 ** 26 }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return (JSON.parse(stdout) as { changes: Difference[] }).changes
}

function joinDocuments(documents: Documents): string {
  const paths = Object.assign({}, ...[...documents.values()].map((document) => document.paths)) as object
  const document = { openapi: '3.1.0', info: { title: 'All contracts', version: '1.0.0' }, paths }
  // The format `password` only affects how a value is displayed (OpenAPI 3.1, format registry).
  return JSON.stringify(document, (key, value: unknown) =>
    key === 'format' && value === 'password' ? undefined : value,
  )
}

/** Returns the message about a breaking change; undefined for other changes. */
function messageOf(difference: Difference, keys: string[]): string | undefined {
  const messages = difference.verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => message)
  return messages.length > 0 ? messages.join(' ') : overlookedBreak(difference, keys)
}

function overlookedBreak({ kind, property, base, revision }: Difference, keys: string[]): string | undefined {
  const inResponse = keys.includes('responses')
  if (kind === 'removed' && !inResponse && keys.includes('requestBody') && keys.at(-2) === 'properties') {
    return `Property \`${keys.at(-1)}\` was removed; requests that contain it are now rejected.`
  }
  if (property === 'enum' && inResponse && Array.isArray(base?.value)) {
    const remaining = Array.isArray(revision?.value) ? revision.value : []
    const removed = base.value.filter((value) => !remaining.includes(value))
    return removed.length > 0 ? `The response enum lost values: ${removed.map(String).join(', ')}.` : undefined
  }
  if (property === 'required' && keys.includes('headers') && base?.value === true) {
    return 'The header is no longer required.'
  }
  if (property === 'x-safe' && base?.value === true) return 'The operation no longer counts as a read.'
  return undefined
}

function majorOf(document: ContractDocument | undefined): number {
  return Number.parseInt(document?.info?.version ?? '0', 10)
}

/** Splits a JSON pointer, with or without its `#`, into keys. */
function keysOf(pointer: string): string[] {
  const keys = pointer.replace(/^#?\/?/, '').split('/')
  return keys.filter(Boolean).map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}
