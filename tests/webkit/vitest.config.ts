import { defineConfig } from 'vitest/config'

/** The journeys of every form in the WebKit of this machine. */
export default defineConfig({
  test: { include: ['tests/webkit/*.test.ts'], root: '.', testTimeout: 120_000, hookTimeout: 120_000 },
})
