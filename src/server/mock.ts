import { getSystemBranding } from '#lib/api-paths.gen.ts'
import { possibleMock, type Settings } from './settings.ts'

const TIMEOUT_MS = 2000

/**
 * Returns the settings with the origin of a mock server of this project, where the backend is one. A mock server
 * identifies itself by a header of every response, so a call of the contracts is enough: a real backend gets no other.
 */
export async function withMock(settings: Settings): Promise<Settings> {
  const origin = possibleMock(settings)
  if (origin === undefined) return settings
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' } as const
  const response = await fetch(origin + getSystemBranding, options).catch(() => undefined)
  await response?.body?.cancel()
  return response?.headers.has('x-mock-server') ? { ...settings, mock: origin } : settings
}
