import type { components } from '#api/generated/messaging.d.ts'
import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { errorRowsWithoutKey, type ScenarioRow } from './scenario-row.ts'
import type { Scenario } from './scenario.ts'

type Page = components['schemas']['PageSampleRequest']['page']

/** Path of each flow's test page, before the reseller. */
const PATHS: Record<Page, string> = {
  trade: '/trade/test/',
  transfer: '/transfer/test/',
  dls: '/dlstest/',
  trademark: '/trademarktest/',
  verification: '/registrant/verification/test/',
  data_quality: '/test/registrant/data_quality/',
  consent: '/consent/test/opensrs/',
  request: '/request/test/opensrs/',
}

const TITLES: Record<Page, string> = {
  trade: 'Change of registrant',
  transfer: 'Transfer away',
  dls: 'Domain listing service',
  trademark: 'Trademark claims',
  verification: 'Registrant verification',
  data_quality: 'Data quality',
  consent: 'Preferences',
  request: 'Request Your Data',
}

const BASE = { flow: 'test-pages', contract: 'messaging', operationId: 'getPageSample' } as const

/** The variants of each page's sample: suffixes of state and title, the reseller, and the example. */
const VARIANTS = [
  { suffix: '', title: '', reseller: 'nordlicht' },
  { suffix: '-pale', title: ', a pale yellow brand', reseller: 'pale-yellow' },
  { suffix: `-${SPEC_ONLY}`, title: ", only the specification's fields", reseller: SPEC_ONLY },
  { suffix: '-no-sample', title: ', without a sample', reseller: 'no-sample', example: 'no-sample' },
]

const SAMPLES = (Object.keys(PATHS) as Page[]).flatMap((page) =>
  VARIANTS.map(({ suffix, title, reseller, example = page }) => ({
    ...BASE,
    state: page + suffix,
    title: TITLES[page] + title,
    link: PATHS[page] + reseller,
    example,
    values: { page, reseller },
  })),
)

/** A test page has no key, so the reseller's name selects the failure. */
const FAILURES: ScenarioRow[] = [
  ['gaps', 'A sample with null and missing fields'],
  ['nobody', 'A reseller that does not exist', { example: 'not-found' }],
  ...errorRowsWithoutKey('trade', ['unprocessable', 'The sample is rejected (422)']),
]

export const TEST_PAGES: Scenario[] = [
  ...SAMPLES,
  ...FAILURES.map(([state, title, overrides]) => ({
    ...BASE,
    state,
    title,
    link: `${PATHS.trade}${state}`,
    example: state,
    values: { page: 'trade', reseller: state },
    ...overrides,
  })),
]
