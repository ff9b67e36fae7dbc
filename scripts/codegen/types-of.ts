import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

/**
 * The TypeScript declarations of one bundled contract. Lives here because openapi-typescript needs TypeScript 5 as a
 * library and the project itself is checked by TypeScript 7.
 * @param name Contract name, for the header
 * @param document Bundled OpenAPI document; not changed
 * @returns Text of the declaration file
 */
export async function typesOf(name: string, document: object): Promise<string> {
  // Without this a property with a default counts as always present, in requests too.
  const nodes = await openapiTS(structuredClone(document) as OpenAPI3, { defaultNonNullable: false, silent: true })
  return `// Generated from openapi/${name}.yaml by \`npm run generate\`. Do not edit.\n\n${astToString(nodes)}`
}
