import { sample } from '#tests/support/sample.ts'
import { arm, TURNS } from './payloads/payloads.ts'
import { harmlessBehavior } from './support/hostile-backend.ts'
import { PAGES, parametersOf, placeOf, QUERY_NAMES } from './support/places.ts'
import { isInSample } from './support/plans.ts'
import { test } from './support/test.ts'

/** The forms of a link: a path, a path after `#` for hash navigation, and a path followed by `#` and a payload. */
const FORMS = ['path', 'hash', 'fragment'] as const

for (const [position, page] of sample([...PAGES.entries()], 0, 4)) {
  test(`text in a URL of ${page} stays text`, async ({ visitAll }) => {
    const visits = Array.from({ length: TURNS }, (_, turn) => turn).flatMap((turn) =>
      FORMS.map((form) => {
        const behavior = harmlessBehavior(turn)
        const text = (place: string) => encodeURIComponent(arm(placeOf(place), turn, behavior.tried).toWellFormed())
        const names = parametersOf(page)
        const hashPrefix = form === 'hash' ? '/#' : ''
        const path = names.reduce((link, name) => link.replace(name, () => text(`${hashPrefix}${page} ${name}`)), page)
        const query = QUERY_NAMES.map((name) => `${name}=${text(`${page}?${name}`)}`).join('&')
        const pathname = path.replaceAll(/[{}]/g, '')
        const fragment = form === 'fragment' ? `#${text(`${page}#`)}` : ''
        return { link: `${hashPrefix}${pathname}?${query}${fragment}`, behavior }
      }),
    )
    await visitAll(visits.filter((_, index) => isInSample(index + position)))
  })
}
