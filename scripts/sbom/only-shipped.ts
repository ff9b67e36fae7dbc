/** A CycloneDX list, as far as it is read here. */
export type Bom = {
  specVersion: string
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * Reduces npm's list of all packages to those that are shipped. npm's own `--omit dev` leaves out what a package for
 * development needs as well: React and zod among them.
 * @param shipped each as `name@version`
 */
export function onlyShipped(bom: Bom, shipped: ReadonlySet<string>): Bom {
  const components = bom.components.filter((each) => shipped.has(each['bom-ref']))
  const gone = new Set(bom.components.map((each) => each['bom-ref']).filter((ref) => !shipped.has(ref)))
  const dependencies = bom.dependencies
    .filter(({ ref }) => !gone.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !gone.has(each)) }))
  return { ...bom, components, dependencies }
}
