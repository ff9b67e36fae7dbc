import { defineConfig } from 'vitest/config'

/** Every form, in this machine's WebKit. */
export default defineConfig({
  test: { include: ['tests/webkit/*.test.ts'], root: '.', testTimeout: 120_000, hookTimeout: 120_000 },
})
