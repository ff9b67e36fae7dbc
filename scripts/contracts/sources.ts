import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import type { Problem } from './problem.ts'

/** The files of the contracts as they are written, references and all. */
export interface Sources {
  folder: string
  /** What each file holds, by its path from the folder; nothing for the bytes of an example. */
  files: Map<string, unknown>
  /** Files that are no YAML. */
  problems: Problem[]
}

/** Reads every YAML file under a folder of contracts, but not the settings of the linter; other examples are listed. */
export async function readSources(folder: string): Promise<Sources> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && entry.name !== 'redocly.yaml')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml') || name.startsWith('examples/'))
  const sources: Sources = { folder, files: new Map(), problems: [] }
  for (const name of names.toSorted()) {
    if (!name.endsWith('.yaml')) {
      sources.files.set(name, {})
      continue
    }
    const text = await readFile(join(folder, name), 'utf8')
    try {
      const value = parseYaml(text)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('it holds no object')
      sources.files.set(name, value)
    } catch (error) {
      sources.problems.push(notYaml(name, error))
    }
  }
  return sources
}

/** Path of a contract's file for people. */
export function shown(file: string): string {
  return `openapi/${file}`
}

function notYaml(name: string, error: unknown): Problem {
  const { message, reason, mark } = error as { message: string; reason?: string; mark?: { line: number } }
  return {
    file: shown(name),
    at: mark ? `line ${mark.line + 1}` : '',
    what: `cannot be read, ${reason ?? message}`,
    remedy: 'Correct the YAML.',
  }
}
