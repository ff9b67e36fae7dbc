import { spawnSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The contracts as they were at a revision.
 * @returns A temporary folder that is the caller's to remove
 * @throws {Error} When git does not know the revision here, or it has no contracts.
 */
export async function contractsAt(root: string, revision: string): Promise<string> {
  const maxBuffer = 2 ** 28
  // After this option, nothing is taken for one.
  const archive = spawnSync('git', ['archive', '--end-of-options', revision, 'openapi'], { cwd: root, maxBuffer })
  if (archive.status !== 0) throw new Error('git has no contracts of that revision here; fetch it if it is elsewhere')
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  return join(folder, 'openapi')
}
