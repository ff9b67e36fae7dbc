import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem } from './problem.ts'

/**
 * The contracts as they were at a revision, in a temporary folder that is the caller's to remove.
 * @returns The folder, or what is wrong with the revision
 */
export async function contractsAt(root: string, revision: string): Promise<string | Problem> {
  // A name that begins with a dash would be read as an option.
  const commit = revision.startsWith('-')
    ? undefined
    : git(root, ['rev-parse', '--verify', '-q', `${revision}^{commit}`])
  if (!commit) {
    return wrong(
      revision,
      'is no revision that git knows here',
      'Name a commit, branch or tag; fetch it if it is elsewhere.',
    )
  }
  const tree = git(root, ['rev-parse', '--verify', '-q', `${commit}:openapi`])
  if (!tree) return wrong(revision, 'has no openapi/', 'Name a later revision.')
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  // An index of its own: the one of the work tree stays as it is.
  const env = { GIT_INDEX_FILE: join(folder, '.index') }
  git(root, ['read-tree', tree], env)
  git(root, ['checkout-index', '--all', `--prefix=${folder}/`], env)
  return folder
}

function wrong(revision: string, what: string, remedy: string): Problem {
  return { file: '--base', at: revision, what, remedy }
}

function git(cwd: string, args: string[], env: Record<string, string> = {}): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as Array<'ignore' | 'pipe'>
    return execFileSync('git', args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8', stdio }).trim()
  } catch {
    return undefined
  }
}
