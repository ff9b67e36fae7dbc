import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { createAppRouter } from '#router.tsx'
import { keyedPages } from './pages.ts'

const PAGES = [...Object.keys(ITEM_PAGES), '/tld-info/$hash']

describe('the keyed pages', () => {
  const pages = keyedPages()

  test('are those of the items and the list of TLDs', () => {
    expect(pages).toHaveLength(PAGES.length)
  })

  // The server redirects a page that is off, and the browser hides it: both must mean the same feature.
  test.each(PAGES)('have the feature of the route %s', (path) => {
    const { routesByPath } = createAppRouter(new QueryClient(), createMemoryHistory())
    const route = routesByPath[path as keyof typeof routesByPath]
    const [page, ...others] = pages.filter(({ pattern }) => pattern.test(path.replaceAll('$', '')))
    expect(others).toEqual([])
    expect(page?.feature).toBe(route.options.staticData?.feature ?? null)
  })
})
