import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      server: { deps: { inline: ['use-intl'] } },
      setupFiles: 'tests/support/random.ts',
      projects: [
        {
          // Isolates test files: pages and server store state in modules.
          extends: true,
          test: {
            name: 'product',
            include: [
              'src/**/*.test.{ts,tsx}',
              'tests/{faults,load,server}/**/*.test.ts',
              // Needs Redis or Valkey on this machine.
              ...(process.env.FULL ? ['tests/store/*.test.ts'] : []),
            ],
            // These start many servers, and test code that rarely changes.
            exclude: process.env.FULL ? [] : ['tests/server/{draining,log-sinks,slow-senders,uploads}.test.ts'],
          },
        },
        {
          // Reading and compiling all contracts takes longer than most of these tests, so each worker does it only once.
          extends: true,
          test: {
            name: 'contracts',
            isolate: false,
            include: ['mocks/**/*.test.ts', 'tests/{contract,documents,scripts}/**/*.test.ts'],
          },
        },
      ],
      // Two more than the cores of a small machine, because some tests only wait.
      maxWorkers: 4,
      // No test depends on speed, and on a busy machine, reading the contracts alone can take seconds.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
    },
  }),
)
