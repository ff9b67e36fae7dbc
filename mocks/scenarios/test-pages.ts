import type { components } from '#api/generated/messaging.d.ts'
import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { publicErrors, type Line } from './line.ts'
import type { Scenario } from './scenario.ts'

type Page = components['schemas']['PageSampleRequest']['page']

/** Where the test page of each flow is; the reseller follows. */
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

const USUAL = { flow: 'test-pages', contract: 'messaging', operationId: 'getPageSample' } as const

/** The sample of each page in several looks: what its state and title end with, whose it is, and its example. */
const LOOKS = [
  { end: '', title: '', reseller: 'nordlicht' },
  { end: '-pale', title: ', a pale yellow brand', reseller: 'pale-yellow' },
  { end: `-${SPEC_ONLY}`, title: ", with the specification's fields alone", reseller: SPEC_ONLY },
  { end: '-no-sample', title: ', without a sample', reseller: 'no-sample', example: 'no-sample' },
]

const SAMPLES = (Object.keys(PATHS) as Page[]).flatMap((page) =>
  LOOKS.map(({ end, title, reseller, example = page }) => ({
    ...USUAL,
    state: page + end,
    title: TITLES[page] + title,
    link: PATHS[page] + reseller,
    example,
    values: { page, reseller },
  })),
)

/** A test page has no key: the name of the reseller selects its faults. */
const TROUBLES: Line[] = [
  ['gaps', 'A sample with nulls and gaps'],
  ['nobody', 'A reseller that does not exist', { example: 'not-found' }],
  ...publicErrors('trade', ['unprocessable', 'The sample is refused (422)']),
]

export const TEST_PAGES: Scenario[] = [
  ...SAMPLES,
  ...TROUBLES.map(([state, title, differs]) => ({
    ...USUAL,
    state,
    title,
    link: `${PATHS.trade}${state}`,
    example: state,
    values: { page: 'trade', reseller: state },
    ...differs,
  })),
]
