/** Where the addresses of the pages are, and the tree that is made of them; for the build and for `npm run generate`. */
export const ROUTES = {
  target: 'react',
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: false,
} as const
