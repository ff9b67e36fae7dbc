import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The hashed files that a document names, by their paths, each once. */
export function assetsIn(document: string): string[] {
  return [...new Set(document.match(/\/assets\/[\w.-]+\.js/g))]
}

/** The first hashed file that the build in a folder loads. */
export async function firstAsset(folder: string): Promise<string> {
  const [first] = assetsIn(await readFile(join(folder, 'index.html'), 'utf8'))
  if (first === undefined) throw new Error(`The build in ${folder} names no file`)
  return first
}
