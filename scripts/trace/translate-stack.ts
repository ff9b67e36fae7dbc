import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

/**
 * A place in a script of a release: of a browser by its address, of the server by its path, with line and column from 1. What
 * stands before the folder tells nothing about the script.
 */
const PLACE =
  /(?:[\w+.-]+:\/{2,3})?[^\s()<>"'@]*?\/(\.server\/(?:assets\/)?[\w.-]+\.js|assets\/[\w.-]+\.js):(\d+):(\d+)/g

export type Translation = {
  /** The stack line by line, with places in the sources where they are known. */
  lines: string[]
  /** Scripts that there is no map of. */
  unknown: string[]
  /** How many places were translated. */
  translated: number
}

/**
 * Translates a stack of minified scripts.
 * @param folder the source maps of the release, under the names of its scripts (scripts/vite/maps-apart.ts)
 */
export async function translateStack(stack: string, folder: string): Promise<Translation> {
  const files = new Set([...stack.matchAll(PLACE)].map(([, file = '']) => file))
  const maps = new Map<string, TraceMap>()
  for (const file of files) {
    const json = await readFile(join(folder, `${file}.map`), 'utf8').catch(orNothing)
    if (json !== undefined) maps.set(file, new TraceMap(json))
  }
  let translated = 0
  const lines = stack
    .trimEnd()
    .split('\n')
    .map((line) =>
      line.replaceAll(PLACE, (place, file: string, row: string, column: string) => {
        const map = maps.get(file)
        if (!map) return place
        const found = originalPositionFor(map, { line: Number(row), column: Number(column) - 1 })
        if (found.source === null) return place
        translated++
        const name = found.name === null ? '' : ` ${found.name}`
        return `${fromRoot(found.source)}:${found.line}:${found.column + 1}${name}`
      }),
    )
  return { lines, unknown: [...files].filter((file) => !maps.has(file)), translated }
}

/** Sources are told from the script's folder in the build, which stood somewhere in the project. */
function fromRoot(source: string): string {
  return posix.normalize(source).replace(/^(?:\.\.\/)+/, '')
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
