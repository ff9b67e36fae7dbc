// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setMetas } from '#lib/runtime.ts'
import { usePolicy } from './use-policy.ts'

const search = vi.hoisted(() => ({ asOf: '' }))
vi.mock('@tanstack/react-router', () => ({
  useLocation: ({ select }: { select: (location: object) => unknown }) => select({ search }),
}))

afterEach(() => setMetas({}))

function lockDaysAsOf(day: string, sandbox: string) {
  search.asOf = day
  setMetas({ 'pages:sandbox': sandbox })
  return renderHook(() => usePolicy('example.com')).result.current.lockAfterTransferDays
}

test.each([
  ['2100-01-01', 'on', 30],
  ['2020-01-01', 'on', 60],
  ['soon', 'on', 60],
  ['2100-01-01', '', 60],
])('for asOf=%s with the sandbox "%s", locks for %i days', (day, sandbox, days) => {
  expect(lockDaysAsOf(day, sandbox)).toBe(days)
})
