import { bundle, createConfig, getLineColLocation } from '@redocly/openapi-core'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContractDocument } from './contract-document.ts'

const CONTRACTS_FOLDER = fileURLToPath(new URL('../../openapi/', import.meta.url))

/** Returns the names of all contracts in openapi/ or another folder, sorted. */
export function contractNames(folder = CONTRACTS_FOLDER): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml')
    .map((file) => file.replace('.yaml', ''))
    .toSorted()
}

/** Thrown for an invalid contract. */
class ContractProblem extends Error {
  override name = 'ContractProblem'

  constructor(place: string, problem: string) {
    super(`${place}: ${problem}. Correct it; npm run check -- contracts lists all problems.`)
  }
}

/**
 * Bundles a contract and its shared parts into one document; `dereference` also replaces every `$ref`.
 * @throws {ContractProblem} When the document is invalid, or when two different parts share a name: the bundler
 *   renames one of them, which would also rename the type that is generated from it.
 */
export async function bundleContract(
  name: string,
  { dereference = false, folder = CONTRACTS_FOLDER } = {},
): Promise<ContractDocument> {
  const ref = join(folder, `${name}.yaml`)
  const { bundle: result, problems } = await bundleOrExplain(ref, dereference, folder)
  const [problem] = problems
  if (problem) {
    const [location] = problem.location
    const file = location ? relative(folder, location.source.absoluteRef) : `${name}.yaml`
    const line = location ? ` line ${getLineColLocation(location).start.line}` : ''
    const position = line + (location?.pointer?.replace('#/', ' ').replaceAll('/', ' > ').replaceAll('~1', '/') ?? '')
    const readBy = file === `${name}.yaml` ? '' : `, read by openapi/${name}.yaml`
    throw new ContractProblem(`openapi/${file}${position}`, problem.message.replace(/[.\s]+$/, '') + readBy)
  }
  const document = result.parsed as ContractDocument
  for (const [kind, parts] of Object.entries(document.components ?? {})) {
    const clash = Object.keys(parts).find((part) => /-\d+$/.test(part) && part.replace(/-\d+$/, '') in parts)
    if (clash) throw new ContractProblem(`openapi/${name}.yaml`, `two ${kind} are named ${clash.replace(/-\d+$/, '')}`)
  }
  return document
}

/** Bundles a contract. If a file is not YAML, throws a short error; the bundler's error contains the whole file. */
async function bundleOrExplain(ref: string, dereference: boolean, folder: string) {
  try {
    // A string, because type-checking a configuration object takes the compiler a second.
    return await bundle({ ref, config: await createConfig('{}'), dereference })
  } catch (error) {
    const { path, line, reason } = yamlProblem(error, ref)
    throw new ContractProblem(`openapi/${relative(folder, path)}${line ? ` line ${line}` : ''}`, reason)
  }
}

/** Returns where and why a file cannot be read, from the error of the bundler or linter. */
export function yamlProblem(error: unknown, ref: string): { path: string; line: number | undefined; reason: string } {
  const { message, line, originalError, source } = error as YamlError
  return { path: source?.absoluteRef ?? ref, line, reason: originalError?.reason ?? message }
}

interface YamlError extends Error {
  line?: number
  originalError?: { reason?: string }
  source?: { absoluteRef: string }
}
