/** A part of the sources that is mutated by itself: with a score of its own, and only the tests that can tell. */
type Part = {
  /** The files that are mutated; with `!` in front those that are not. */
  mutate: readonly string[]
  /** Tests that run in the process that is mutated, and in seconds. */
  tests: readonly string[]
}

/** Tests of the server that start it as a process of its own, or test no policy: they cannot see a mutant, and take long. */
const BLIND_SERVER_TESTS =
  'draining|entry-scripts|first-view*|guessing|header-rules|log-sinks|odd-answers|process|sandbox|scrub|settings-names|shared-caches|slow-senders|smuggling|uploads-limits'

export const PARTS = {
  rules: {
    mutate: ['src/**/rules.ts'],
    tests: ['src/features/**/*.test.{ts,tsx}'],
  },
  call: {
    mutate: ['src/api/call.ts'],
    tests: ['src/api/*.test.ts'],
  },
  decision: {
    // What consists of markup is tested in browsers, which Stryker does not drive (docs/mutations.md).
    mutate: ['src/decision/**/*.ts', 'src/decision/{deadline,use-contact-facts}.tsx', '!src/**/*.test.{ts,tsx}'],
    tests: ['src/decision/**/*.test.{ts,tsx}'],
  },
  lib: {
    // The addresses of the pages are checked by the compiler: without one of them the router does not compile.
    mutate: ['src/lib/**/*.ts', '!src/lib/**/*.{test,gen,d}.ts'],
    tests: ['src/lib/**/*.test.ts', 'tests/documents/!(any-bytes|photographs).test.ts', 'tests/server/scrub.test.ts'],
  },
  server: {
    // Policy: who is asking, what passes, what is refused, and what the settings mean. Not what starts, wires, logs, measures or
    // renders, nor what is about time on a connection: the tests of those start the server as a process of its own.
    mutate: [
      'body',
      'calls',
      'client-address',
      'client-error',
      'decode-body',
      'error-answer',
      'features',
      'header-rules',
      'hosts',
      'item-id',
      'operations',
      'problems',
      'proxy',
      'rate-limit',
      'read-response',
      'request-context',
      'security-headers',
      'setting-groups',
      'setting-sheet',
      'setting-values',
      'settings',
      'static-files',
    ].map((name) => `src/server/${name}.ts`),
    tests: [`tests/server/!(${BLIND_SERVER_TESTS}).test.ts`, 'tests/scripts/header-table.test.ts'],
  },
} as const satisfies Record<string, Part>

/** Returns the part that a run is about, which its environment names; without a name, all of them as one. */
export function partOfRun(): Part & { name: string } {
  const { MUTATION_PART: name } = process.env
  const parts: Part[] = Object.entries(PARTS).flatMap(([each, part]) => (!name || each === name ? [part] : []))
  return {
    name: name || 'all',
    mutate: parts.flatMap(({ mutate }) => mutate),
    tests: parts.flatMap(({ tests }) => tests),
  }
}
