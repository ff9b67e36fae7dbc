import { DECISION_PAGES } from '#tests/support/decision-pages.ts'

/** The files of tests/e2e that Firefox runs. */
export const JOURNEYS = [
  ...new Set(DECISION_PAGES.map(({ flow }) => flow)),
  'preferences',
  'data-copy',
  'data-copy-offered',
  'tld-info',
  'tld-info-search',
  'data-quality-document',
  'previews',
  'refusals',
  'sending',
]

/** Firefox 153 sometimes crashes while axe checks Preferences. Axe checks the same states in Chromium. */
export const AXE = 'off'

/** The tests of these files that Playwright cannot run in Firefox, and why. */
export const LEFT_OUT: { title: RegExp; reason: string }[] = [
  { title: /shows the progress of an upload/, reason: 'Only Chromium can limit the upload speed.' },
  { title: /on a touch screen offers the camera/, reason: 'It cannot emulate a touch screen.' },
  { title: /prints the whole message/, reason: 'It cannot emulate print media.' },
  { title: /second click of a double click/, reason: 'It counts clicks itself.' },
  { title: /opens no connection for a hostile template/, reason: 'Only Chromium can map all host names.' },
  { title: /link to another program/, reason: 'After such a link, Playwright no longer finds elements of the page.' },
]
