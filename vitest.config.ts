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
  }),
)
