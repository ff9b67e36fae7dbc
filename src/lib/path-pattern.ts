/** Returns a pattern with named groups for a path with parameters (`$name` or `{name}`). */
export function pathPattern(template: string, value = '[^/]+'): RegExp {
  const source = template.replaceAll(/\$(\w+)|\{(\w+)\}/g, (_, inPage?: string, inPath?: string) => {
    return `(?<${inPage ?? inPath}>${value})`
  })
  return new RegExp(`^${source}$`)
}
