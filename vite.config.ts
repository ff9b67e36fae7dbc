import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compiledMessages, inlineMessages } from './scripts/vite/messages.ts'
import { documentScript } from './scripts/vite/document-script.ts'
import { documentTexts } from './scripts/vite/document-texts.ts'
import { inlineCss } from './scripts/vite/inline-css.ts'
import { isAppModule } from './scripts/vite/app-chunk.ts'
import { ROUTES } from './scripts/vite/routes.ts'
import packages from './package.json' with { type: 'json' }

/** The server, including server-side rendering. Production installs only `dependencies`; other packages are bundled. */
const FOR_SERVER: UserConfig = {
  // React selects its production build by this variable; a server started without it would use the slow build.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: Object.keys(packages.dependencies) },
  build: {
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        main: 'src/server/serve.ts',
        render: 'src/server/first-view/render.tsx',
        'health-worker': 'src/server/health-worker.ts',
      },
      // The sandbox is only for development, and is not compiled.
      external: /^#mocks\//,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}

const FOR_BROWSER: UserConfig = {
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Lists the chunks of each page for the server (src/server/first-view/pages.ts). A dot file, so it is not served.
    manifest: '.manifest.json',
    // The server adds the chunks of each page to its document.
    modulePreload: false,
    // One stylesheet, which inlineCss moves into the document.
    cssCodeSplit: false,
    rolldownOptions: {
      // No library here has a getter with a side effect.
      treeshake: { propertyReadSideEffects: false },
      // Inlining lets each chunk contain only the backend paths that it calls.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, context) => (isAppModule(id, context) ? 'app' : null),
              debugName: 'app',
              priority: 1,
            },
            // Other modules that at least three pages share. By default, Rolldown splits a decision page into 29 files.
            { name: 'decision', test: /\/src\/(api|decision|forms|lib|ui)\/|\/transfer\//, minShareCount: 3 },
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
    // Compiled at build time, so that the browser needs no ICU parser.
    compiledMessages(),
    // The browser build inlines scripts and styles: the document works before, and without, any other file.
    ...(isSsrBuild
      ? [inlineMessages()]
      : [documentScript('chunk-guard'), documentTexts(), documentScript('first-view'), inlineCss()]),
  ],
  resolve: {
    alias: [
      { find: /^use-intl\/format-message$/, replacement: join(import.meta.dirname, 'src/i18n/format-message.ts') },
      // React itself has had the hook since version 18.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  // Finds all dependencies at startup: discovering one later would reload the page.
  optimizeDeps: { entries: ['index.html', 'src/routes/**/*.tsx'] },
  // The alias above applies only to bundled packages.
  ssr: { noExternal: ['use-intl'] },
  ...(isSsrBuild ? FOR_SERVER : FOR_BROWSER),
}))
