import { defineConfig } from 'vitest/config'

/** Runs the tests that submit every form in the installed WebKit. */
export default defineConfig({
  test: { include: ['tests/webkit/*.test.ts'], root: '.', testTimeout: 120_000, hookTimeout: 120_000 },
})
