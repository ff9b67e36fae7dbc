import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFromString, createConfig } from '@redocly/openapi-core'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import { contractsOf } from '#mocks/contracts/operations.ts'
import { payloadDifferences, type AnyPayload } from '#tests/contract/support/payload-differences.ts'

/** The payloads that the contract test of a contract holds it against; undefined when it has no such test. */
export type PayloadsOf = (contract: string) => Promise<Record<string, AnyPayload> | undefined>

/** The payloads of the project's own contract tests. */
export function projectPayloads(root: string): PayloadsOf {
  return async (contract) => {
    const test = join(root, `tests/contract/${contract}.test.ts`)
    // Payloads that no test uses catch nothing.
    if (!existsSync(test) || !readFileSync(test, 'utf8').includes(`testPayloads('${contract}'`)) return undefined
    const module = (await import(pathToFileURL(join(root, `tests/contract/payloads/${contract}.ts`)).href)) as object
    const [, payloads] = Object.entries(module).find(([name]) => name.endsWith('Payloads')) ?? []
    return payloads as Record<string, AnyPayload> | undefined
  }
}

/**
 * Whether the contract test of a contract fails for a bundled document: it compares the same payloads with the same
 * function, from a document that the same bundler has dereferenced.
 */
export async function failsPayloadTest(
  contract: string,
  document: ContractDocument,
  payloads: Record<string, AnyPayload> | undefined,
): Promise<boolean> {
  if (!payloads) return false
  const source = JSON.stringify(document)
  const config = await createConfig({})
  const { bundle, problems } = await bundleFromString({ source, config, dereference: true })
  if (problems[0]) throw new Error(problems[0].message)
  const { operations } = contractsOf([[contract, bundle.parsed as ContractDocument]])
  return operations.some((operation) => payloadDifferences(operation, payloads[operation.id]).length > 0)
}
