import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption, UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { liveMessages } from './scripts/vite/live-messages.ts'
import { compiledMessages } from './scripts/vite/messages.ts'
import { reactAsEsm } from './scripts/vite/react-as-esm.ts'
import { chunkLoader } from './scripts/vite/chunk-loader.ts'
import { documentScript } from './scripts/vite/document-script.ts'
import { isCopy, pageFiles } from './scripts/vite/page-files.ts'
import { entryPriority } from './scripts/vite/entry-priority.ts'
import { noScript } from './scripts/vite/no-script.ts'
import { preloadChunks } from './scripts/vite/preload-chunks.ts'
import { inlineCss } from './scripts/vite/inline-css.ts'
import { ROUTES } from './scripts/vite/routes.ts'

/**
 * Says which properties of a route become chunks. The preferences, which most people come for, keep their loader in the
 * entry, so that data and page are fetched side by side; the others keep the entry small.
 */
function splitOf(routeId: string): ('loader' | 'component')[][] {
  if (routeId === '/consent/$access_key') return []
  return [['loader', 'component']]
}

/** Returns the ids of the modules that `src/main.tsx` imports statically, directly or not. */
function reachedFromMain(context: { getModuleInfo: (id: string) => { importedIds: string[] } | null }): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(fileURLToPath(new URL('src/main.tsx', import.meta.url)))
  return reached
}

/** The chunk of all that every page runs at once. */
const ENTRY = 'app'

/** Small modules that pages share: as chunks of their own they would cost a page more than they weigh. */
const SHARED =
  /\/src\/(api\/use-uncertain-write|decision\/receipt-text|forms\/(lazy-resolver|trusted-press|unsaved-guard)|i18n\/data-element|lib\/sha256|shell\/(preference-tabs|data-copy-link|last-way)|ui\/(checkbox|dialog|requester|use-moment))/

/**
 * Modules that are only ever needed together, as one chunk: the entry names each chunk. Receipts stay apart,
 * as only a saved page fetches them, and what writes their files (receipt-file.ts) as only a page with one does.
 */
const TOGETHER: [name: string, test: RegExp][] = [
  [
    'receipt',
    /\/src\/(decision\/(decision\.module|receipt(?!-file|-text)|test-note)|lib\/(print-page|save-file)|ui\/(facts|file-text|print-button|saved-file))/,
  ],
  [
    'decision',
    /\/src\/(api\/(decision|read-again|urlencoded)|decision\/(?!decision\.module|mandated|receipt|test-note)|(lib|ui)\/domain-(name|list)|lib\/tld-type)|\/punycode\//,
  ],
  ['fields', /\/src\/forms\/(error-summary|text-field)/],
  // Last: modules that test pages share with the pages belong to the chunks above.
  ['test-pages', /\/src\/(api\/messaging|features\/(brand-check|message-preview|test-pages)\/|ui\/choice)/],
]

let entryModules: Set<string> | undefined

/** What makes the files of a browser small, few and safe to miss. */
function forBrowser(): PluginOption[] {
  return [
    reactAsEsm(),
    pageFiles(),
    chunkLoader(),
    documentScript('chunk-guard', new URL('src/document/chunk-guard.ts', import.meta.url)),
    documentScript('preload', new URL('src/document/preload.ts', import.meta.url)),
    noScript(),
    documentScript('first-view', new URL('src/document/first-view.ts', import.meta.url)),
    documentScript('print-details', new URL('src/document/print-details.ts', import.meta.url)),
    preloadChunks(),
    entryPriority(),
    inlineCss(),
  ]
}

/** The pages as the server renders them: with everything that they need, and without what only a browser is sent. */
const FOR_SERVER: UserConfig = {
  // As React is built for production; a server that is started without the variable would get the slow build.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { target: 'node24', copyPublicDir: false, rolldownOptions: { output: { entryFileNames: '[name].js' } } },
}

const FOR_BROWSER: UserConfig = {
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A file that is imported need not be preloaded as well; what it imports in turn should be.
      resolveDependencies: (file, files) => files.filter((each) => each !== file),
    },
    // One stylesheet, which scripts/vite/inline-css.ts moves into the document.
    cssCodeSplit: false,
    rolldownOptions: {
      // No library here has a getter that does something.
      treeshake: { propertyReadSideEffects: false },
      // A chunk holds the addresses that it calls, and no others.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The entry names every page's chunk: their routes' names would weigh more than they tell.
        chunkFileNames: (chunk) =>
          chunk.facadeModuleId?.includes('tsr-split') ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // One chunk for every page, one for every form, and one for validation, which is loaded at the first touch with
          // the limits of the contracts.
          groups: [
            // Single ones are inlined; whoever wants all of them fetches this.
            { name: 'api-paths', test: /\/src\/lib\/api-paths\.gen/, priority: 3 },
            {
              name: (id, context) =>
                (entryModules ??= reachedFromMain(context)).has(id) || SHARED.test(id) ? ENTRY : null,
              priority: 2,
            },
            { name: 'forms', test: (id) => !isCopy(id) && /node_modules\/react-hook-form\//.test(id), priority: 1 },
            ...TOGETHER.map(([name, test], index) => ({
              name,
              test: (id: string) => test.test(id) && !isCopy(id),
              priority: 1.9 - index / 10,
            })),
            {
              name: 'validation',
              test: /node_modules\/(@hookform|@standard-schema|zod)\/|\/src\/lib\/api-limits\.gen/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      ...ROUTES,
      autoCodeSplitting: true,
      codeSplittingOptions: { splitBehavior: ({ routeId }) => splitOf(routeId) },
    }),
    react({ jsxImportSource: '#jsx' }),
    compiledMessages(),
    liveMessages(),
    ...(isSsrBuild ? [] : forBrowser()),
  ],
  resolve: {
    alias: {
      // Messages are compiled at build time (scripts/vite/messages.ts); the browser gets the formatter only.
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has had the hook itself since 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // While developing, all that any page needs is found at the start: what is found later reloads the page. Vite would also
  // look into whatever other HTML there is, such as the pages of `npm run docs`.
  optimizeDeps: { entries: ['index.html', 'src/routes/**/*.tsx'] },
  // Only what goes through here gets the alias above.
  ssr: { noExternal: ['use-intl'] },
  ...(isSsrBuild ? FOR_SERVER : FOR_BROWSER),
  test: {
    server: { deps: { inline: ['use-intl'] } },
    setupFiles: 'tests/support/random.ts',
    projects: [
      {
        // Each file has modules of its own: what pages and server remember is a module's state.
        extends: true,
        test: {
          name: 'product',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/{faults,load,server}/**/*.test.ts',
            // Needs a Redis or Valkey on the machine.
            ...(process.env.FULL ? ['tests/store/*.test.ts'] : []),
          ],
        },
      },
      {
        // Reading and compiling all contracts takes longer than most files of these tests: each worker does it once.
        extends: true,
        test: {
          name: 'contracts',
          isolate: false,
          include: ['mocks/**/*.test.ts', 'tests/{contract,documents,scripts}/**/*.test.ts'],
        },
      },
    ],
    // Some tests wait for time to pass; the others keep both cores of a small machine busy meanwhile.
    maxWorkers: 4,
    // Nothing here measures time; on a busy machine reading the contracts alone can take seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}))
