/** The router's options, for the build and for `npm run generate`. */
export const ROUTES = {
  target: 'react',
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: false,
} as const
