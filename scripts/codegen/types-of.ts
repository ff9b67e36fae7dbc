import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

/**
 * Returns the TypeScript declarations of one bundled contract. This folder is a package with TypeScript 5, which
 * openapi-typescript needs as a library; the project itself uses TypeScript 7.
 * @param name Contract name, for the header
 * @param document Bundled OpenAPI document; not changed
 * @returns Text of the declaration file
 */
export async function typesOf(name: string, document: object): Promise<string> {
  // Otherwise properties with a default would be required, even in requests.
  const nodes = await openapiTS(structuredClone(document) as OpenAPI3, { defaultNonNullable: false, silent: true })
  return `// Generated from openapi/${name}.yaml by \`npm run generate\`. Do not edit.\n\n${astToString(nodes)}`
}
