/** The parts of a CycloneDX list that are used here. */
export type Bom = {
  specVersion: string
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * Reduces npm's list of all packages to those that are shipped. npm's own `--omit dev` omits too much: also React, zod
 * and other development dependencies that the build bundles.
 * @param shipped packages as `name@version`
 */
export function onlyShipped(bom: Bom, shipped: ReadonlySet<string>): Bom {
  const components = bom.components.filter((each) => shipped.has(each['bom-ref']))
  const removed = new Set(bom.components.map((each) => each['bom-ref']).filter((ref) => !shipped.has(ref)))
  const dependencies = bom.dependencies
    .filter(({ ref }) => !removed.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !removed.has(each)) }))
  return { ...bom, components, dependencies }
}
