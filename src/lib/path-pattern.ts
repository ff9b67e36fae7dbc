/**
 * Returns the pattern of a path with named parameters, which become named groups.
 *
 * @param template a page's address with `$name`, or an operation's path with `{name}`
 * @param value the pattern of a parameter's value
 */
export function pathPattern(template: string, value = '[^/]+'): RegExp {
  const source = template.replaceAll(/\$(\w+)|\{(\w+)\}/g, (_, inPage?: string, inPath?: string) => {
    return `(?<${inPage ?? inPath}>${value})`
  })
  return new RegExp(`^${source}$`)
}
