import { join } from 'node:path'
import { contractNames } from '#mocks/contracts/bundle.ts'
import { redocly } from './redocly.ts'

/**
 * Lints the contracts by the rules in `openapi/redocly.yaml`, which check examples too.
 * @returns Redocly's report, empty when there is nothing
 */
export async function lintReport(root: string): Promise<string[]> {
  const files = contractNames(join(root, 'openapi')).map((name) => `openapi/${name}.yaml`)
  try {
    await redocly(['lint', '--config', 'openapi/redocly.yaml', '--format', 'stylish', ...files], root)
    return []
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    // A file that is no YAML is told as a failure, not as a finding.
    return [stdout.trim() || stderr.trim()]
  }
}
