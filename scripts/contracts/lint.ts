import { join } from 'node:path'
import { contractNames } from '#mocks/contracts/bundle.ts'
import { redocly } from './redocly.ts'

/**
 * What Redocly finds by the rules in `openapi/redocly.yaml`, examples that do not fit among it.
 * @returns Its report, in no text when there is nothing
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
