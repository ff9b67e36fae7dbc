import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption, UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './scripts/vite/messages.ts'
import { reactAsEsm } from './scripts/vite/react-as-esm.ts'
import { chunkLoader } from './scripts/vite/chunk-loader.ts'
import { documentScript } from './scripts/vite/document-script.ts'
import { noScript } from './scripts/vite/no-script.ts'
import { inlineCss } from './scripts/vite/inline-css.ts'
import { ROUTES } from './scripts/vite/routes.ts'

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
  /\/src\/(api\/(consent|item-facts|shown-text|use-uncertain-write)|decision\/receipt-text|forms\/(lazy-resolver|trusted-press|unsaved-guard)|i18n\/data-element|lib\/sha256|shell\/(load-item|preference-tabs|data-copy-link|last-way)|ui\/(checkbox|dialog|offered-line|requester|use-))/

/** What a saved page fetches to show its receipt, apart from what only writes the receipt's files. */
const RECEIPT =
  /\/src\/(decision\/(decision\.module|receipt(?!-file)|test-note)|lib\/(print-page|save-file)|ui\/(facts|file-text|print-button|saved-file))/

/** What pages of a decision share. */
const DECISION =
  /\/src\/(api\/(decision|read-again|urlencoded)|decision\/(?!mandated|receipt-file)|(lib|ui)\/domain-(name|list)|lib\/tld-type|ui\/disclosure)|\/punycode\//

/** What the test pages share. */
const TEST_PAGES = /\/src\/(api\/messaging|features\/(brand-check|message-preview|test-pages)\/|ui\/choice)/

let entryModules: Set<string> | undefined

/** What makes the files of a browser small, few and safe to miss. */
function forBrowser(): PluginOption[] {
  return [
    reactAsEsm(),
    chunkLoader(),
    documentScript('chunk-guard', new URL('src/document/chunk-guard.ts', import.meta.url)),
    noScript(),
    documentScript('first-view', new URL('src/document/first-view.ts', import.meta.url)),
    documentScript('print-details', new URL('src/document/print-details.ts', import.meta.url)),
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
    // Lists the chunks of each page for the server (src/server/first-view/pages.ts). A dot file: it is not served.
    manifest: '.manifest.json',
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
            { name: 'forms', test: /node_modules\/react-hook-form\/|\/src\/forms\//, priority: 1 },
            { name: 'receipt', test: RECEIPT, priority: 1.5 },
            { name: 'decision', test: DECISION, priority: 1 },
            // Last: modules that test pages share with the pages belong to the chunks above.
            { name: 'test-pages', test: TEST_PAGES, priority: 0 },
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
      // One chunk for each page, which keeps the entry small.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react({ jsxImportSource: '#jsx' }),
    compiledMessages(),
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
