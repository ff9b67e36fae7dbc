/** Returns a pattern with named groups for a path with parameters (`$name` or `{name}`). */
export function pathPattern(template: string, value = '[^/]+'): RegExp {
  const source = template.replaceAll(/\$(\w+)|\{(\w+)\}/g, (_, dollarName?: string, bracedName?: string) => {
    return `(?<${dollarName ?? bracedName}>${value})`
  })
  return new RegExp(`^${source}$`)
}
