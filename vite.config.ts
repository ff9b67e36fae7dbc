import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './scripts/vite/messages.ts'
import { inlineCss } from './scripts/vite/inline-css.ts'

/** The libraries, the shell and the route table; not the split-off pages, nor what only they use. */
function isForEveryPage(id: string): boolean {
  if (id.includes('rolldown/runtime')) return true
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
    compiledMessages(),
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
          // What every page needs travels in one file, and what every form needs in another; a route adds its own.
          groups: [
            { name: 'app', test: isForEveryPage, priority: 2 },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\//, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    include: ['{src,mocks,scripts}/**/*.test.{ts,tsx}', 'tests/{contract,server}/**/*.test.ts'],
    // The sandbox and Prism bind ports of their own; 2 workers keep a 2-core machine responsive.
    maxWorkers: 2,
    // Nothing here measures time; on a busy machine reading the contracts alone can take seconds.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
