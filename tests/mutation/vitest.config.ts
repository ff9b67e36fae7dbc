import { defineConfig } from 'vitest/config'
import { partOfRun } from './parts.ts'

// As the project tests otherwise, with the tests of one part.
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'mutation', include: [...partOfRun().tests], setupFiles: ['./tests/mutation/setup.ts'] },
      },
    ],
  },
})
