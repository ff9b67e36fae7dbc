import { defineConfig } from 'vitest/config'
import viteConfig from '../../vite.config.ts'
import { partOfRun } from './parts.ts'

// As the project tests otherwise, with the tests of one part.
export default defineConfig((env) => {
  const { test, ...shared } = viteConfig(env)
  const { server, testTimeout, hookTimeout } = test ?? {}
  return { ...shared, test: { server, testTimeout, hookTimeout, include: [...partOfRun().tests] } }
})
