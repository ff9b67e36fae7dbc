import { DECISION_PAGES } from '#tests/support/decision-pages.ts'

/** The files of tests/e2e that Firefox runs: what people do on each page, and what they meet when it fails. */
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
]

/** Firefox 153 crashes now and then while axe looks at Preferences; Chromium has axe look at the same states. */
export const AXE = 'off'

/** The tests of these files that are left out, and what Playwright cannot do in Firefox for them. */
export const LEFT_OUT: { title: RegExp; reason: string }[] = [
  { title: /progress can be seen, sending cancelled/, reason: 'The line is slowed down by a command of Chromium.' },
  { title: /in a hand a document can be photographed/, reason: 'There is no screen to be touched.' },
  { title: /on paper is the whole message/, reason: 'Media cannot be emulated.' },
  { title: /the second press of a double one/, reason: 'It counts presses by itself, and cannot be told the number.' },
  { title: /not a connection leaves the machine/, reason: 'A switch of Chromium leads every name to the test.' },
]
