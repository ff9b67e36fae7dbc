import { basename } from 'node:path'

const files = new Map<string, string>()

/**
 * Names a class of a CSS module by the module's file: `shell-bar`. A hash in each name would tell nothing that the name of
 * the file does not, and be the one thing in stylesheet and markup that cannot be compressed.
 *
 * @throws when two modules have the same file name
 */
export function className(name: string, file: string): string {
  const path = file.split('?')[0] ?? file
  const module = basename(path, '.module.css')
  const known = files.get(module) ?? path
  if (known !== path) throw new Error(`${known} and ${path} would have the same classes: rename one of them.`)
  files.set(module, path)
  return `${module}-${name}`
}
