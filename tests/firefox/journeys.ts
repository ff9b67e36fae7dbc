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

/** Firefox 153 sometimes crashes while axe checks Preferences. Chromium's tests check the same states. */
export const AXE = 'off'

/** Tests in these files that Playwright cannot run in Firefox, and why. */
export const EXCLUDED: { title: RegExp; reason: string }[] = [
  { title: /shows the progress of an upload/, reason: 'Only Chromium can limit the upload speed.' },
  { title: /on a touch screen offers the camera/, reason: 'Playwright cannot emulate a touch screen in Firefox.' },
  { title: /prints the whole message/, reason: 'Playwright cannot emulate print media in Firefox.' },
  { title: /second click of a double click/, reason: 'Firefox ignores the click count that Playwright sets.' },
  { title: /opens no connection for a hostile template/, reason: 'Only Chromium can map all host names.' },
  {
    title: /when a link opens another app/,
    reason: 'After such a link, Playwright no longer finds elements of the page.',
  },
]
