import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { createAppRouter } from './router.tsx'

test('logs an error for a malformed path and shows Not Found', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const history = createMemoryHistory({ initialEntries: ['/%E0%A4%A/x?key=secret'] })
  const router = createAppRouter(new QueryClient(), history)
  await router.load()
  await vi.waitFor(() => expect(log.mock.calls).toEqual([['The check for an old transfer link failed:', 'URIError']]))
  expect(router.state.location.href).toBe('/%E0%A4%A/x?key=secret')
  expect(router.state.matches.map(({ routeId }) => routeId)).toEqual(['__root__'])
  log.mockRestore()
})
