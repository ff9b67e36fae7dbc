import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { AREAS } from './src/i18n/areas.ts'
import { compiledMessages } from './scripts/vite/messages.ts'
import { reactAsEsm } from './scripts/vite/react-as-esm.ts'
import { inlineCss } from './scripts/vite/inline-css.ts'

/** The libraries, the shell and the route table; not the split-off pages, nor what only they use. */
function isForEveryPage(id: string): boolean {
  if (id.includes('react-as-esm:')) return true
  if (id.includes('node_modules')) return !/node_modules\/(react-hook-form|@hookform|@standard-schema|zod)\//.test(id)
  return /\/src\/(?!features\/|forms\/|i18n\/locales\/)|\/session\.ts$/.test(id) && !id.includes('tsr-split')
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    reactAsEsm(),
    compiledMessages(AREAS),
    inlineCss(),
  ],
  resolve: {
    // Messages are compiled at build time (scripts/vite/messages.ts); the browser gets the formatter only.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet, which scripts/vite/inline-css.ts moves into the document.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs travels in one file, what every form needs in another, what its validation needs in
          // a third, which is loaded at the first touch; a route adds its own.
          groups: [
            { name: 'app', test: isForEveryPage, priority: 2 },
            { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 1 },
            { name: 'validation', test: /node_modules\/(@hookform|@standard-schema|zod)\//, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    include: ['{src,mocks,scripts}/**/*.test.{ts,tsx}', 'tests/{contract,server}/**/*.test.ts'],
    // The sandbox and Prism bind ports of their own; 2 workers keep a 2-core machine responsive.
    maxWorkers: 2,
  },
})
