import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { createAppRouter } from '#router.tsx'
import { pagesWithKey } from './pages.ts'
import { pageNamespaces } from './render.tsx'

const PAGES = [...Object.keys(ITEM_PAGES), '/tld-info/$hash']

describe('pagesWithKey', () => {
  const pages = pagesWithKey('')

  test('returns one page for each kind of item and one for the list of TLDs', () => {
    expect(pages).toHaveLength(PAGES.length)
  })

  test('lists the files that a page needs in a language, except those already in the document', () => {
    const manifest = {
      _app: { file: 'assets/app-1.js' },
      _decision: { file: 'assets/decision-1.js', imports: ['_app'] },
      'src/routes/trademark.$claims_id.$key.tsx?tsr-split=component': {
        file: 'assets/route-1.js',
        imports: ['_decision', '_app'],
      },
      'src/i18n/locales/de/common.json': { file: 'assets/common-1.js' },
      'src/i18n/locales/de/trademark.json': { file: 'assets/trademark-1.js' },
      'src/i18n/locales/en/trademark.json': { file: 'assets/trademark-2.js' },
    }
    const page = pagesWithKey('<script src="/assets/app-1.js">', { manifest, namespaces: pageNamespaces }).find(
      ({ pattern }) => pattern.test('/trademark/1/K'),
    )
    expect(page?.filesIn('de')).toEqual(
      ['route-1', 'decision-1', 'common-1', 'trademark-1'].map((name) => `/assets/${name}.js`),
    )
  })

  // The server redirects a page whose feature is off, and the browser hides it: both must use the same feature.
  test.each(PAGES)('uses the feature of the route %s', (path) => {
    const { routesByPath } = createAppRouter(new QueryClient(), createMemoryHistory())
    const route = routesByPath[path as keyof typeof routesByPath]
    const [page, ...others] = pages.filter(({ pattern }) => pattern.test(path.replaceAll('$', '')))
    expect(others).toEqual([])
    expect(page?.feature).toBe(route.options.staticData?.feature ?? null)
  })
})
