import openapiTS, { astToString } from 'openapi-typescript'

/**
 * The TypeScript declarations of one bundled contract. Lives here because openapi-typescript needs TypeScript 5 as a
 * library and the project itself is checked by TypeScript 7.
 * @param {string} name Contract name, for the header
 * @param {object} document Bundled OpenAPI document; not changed
 * @returns {Promise<string>} Text of the declaration file
 */
export async function typesOf(name, document) {
  // Without this a property with a default counts as always present, in requests too.
  const nodes = await openapiTS(structuredClone(document), { defaultNonNullable: false, silent: true })
  return `// Generated from openapi/${name}.yaml by \`npm run generate\`. Do not edit.\n\n${astToString(nodes)}`
}
