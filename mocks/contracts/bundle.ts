import { bundle, createConfig } from '@redocly/openapi-core'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContractDocument } from './contract-document.ts'

/** Where the contracts are. */
export const CONTRACTS_FOLDER = fileURLToPath(new URL('../../openapi/', import.meta.url))

/** Names of all contracts, sorted: every document directly under openapi/, or under another folder of contracts. */
export function contractNames(folder = CONTRACTS_FOLDER): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml')
    .map((file) => file.replace('.yaml', ''))
    .toSorted()
}

/**
 * One contract as a single document, its shared parts drawn in; with `dereference` no `$ref` is left. Types, sandbox,
 * Prism and tests all begin here, so none of them can read a contract differently from the others.
 * @throws {Error} When the document is broken, or when two different parts share a name: the bundler would rename one,
 *   and the types with it.
 */
export async function bundleContract(
  name: string,
  { dereference = false, folder = CONTRACTS_FOLDER } = {},
): Promise<ContractDocument> {
  const ref = join(folder, `${name}.yaml`)
  const { bundle: result, problems } = await bundle({ ref, config: await createConfig({}), dereference })
  if (problems[0]) throw new Error(`openapi/${name}.yaml: ${problems[0].message}`)
  const document = result.parsed as ContractDocument
  for (const [kind, parts] of Object.entries(document.components ?? {})) {
    const clash = Object.keys(parts).find((part) => /-\d+$/.test(part) && part.replace(/-\d+$/, '') in parts)
    if (clash) throw new Error(`openapi/${name}.yaml: two ${kind} are named ${clash.replace(/-\d+$/, '')}`)
  }
  return document
}
