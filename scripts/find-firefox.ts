import { execFileSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** A Firefox as its makers publish it, and what it says of itself ("Mozilla Firefox 140.0esr"). */
export type Firefox = { executablePath: string; version: string }

/**
 * The Firefox of the machine: the one named by FIREFOX, else `firefox-esr` or `firefox` of the PATH; undefined when there
 * is none.
 *
 * @throws {Error} When FIREFOX names something that is no Firefox.
 */
export function findFirefox(): Firefox | undefined {
  const named = process.env.FIREFOX
  if (!named) return onPath('firefox-esr') ?? onPath('firefox')
  const firefox = firefoxAt(resolve(named))
  if (!firefox) throw new Error(`FIREFOX is "${named}", but must be the path of a Firefox that starts.`)
  return firefox
}

function onPath(name: string): Firefox | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => firefoxAt(resolve(folder, name))).find((firefox) => firefox !== undefined)
}

function firefoxAt(executablePath: string): Firefox | undefined {
  try {
    const answer = execFileSync(executablePath, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const version = answer.trim()
    return version.startsWith('Mozilla Firefox ') ? { executablePath, version } : undefined
  } catch {
    return undefined
  }
}
