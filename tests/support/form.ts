import type { TestDetails } from '@playwright/test'

/**
 * How the pages reach a browser: from their own server, as files behind a static host with a gateway, or from the server
 * with the page's path after `#`.
 */
export const FORMS = ['server', 'static', 'hash'] as const

export type Form = (typeof FORMS)[number]

/** The option of a Playwright project that says which form it tests. */
export type FormOptions = { form: Form }

/** The tests that a project for a form leaves out: those whose details name it. */
export const leftOutBy = (form: Form): RegExp => new RegExp(`@not-${form}\\b`)

const LONG = '@long'

/** The tests that `npm test` leaves to `test:full`. */
export const LEFT_TO_FULL_RUNS = new RegExp(`${LONG}\\b`)

/** The details of a test that takes as long as several others and tries what seldom changes: `npm test` leaves it to `test:full`. */
export function long({ tag = [], ...details }: TestDetails = {}): TestDetails {
  return { ...details, tag: [...[tag].flat(), LONG] as TestDetails['tag'] }
}

/** The details of a test that some forms leave out, and the reason. */
export function notIn(forms: Form[], reason: string): TestDetails {
  return { tag: forms.map((form) => `@not-${form}` as const), annotation: { type: 'form', description: reason } }
}

export const OWN_SERVER = notIn(['static', 'hash'], 'It starts servers with settings of its own.')
export const GALLERY = notIn(['static'], 'Home lists the scenarios only where the server has the sandbox inside.')
export const FEATURES_BY_HOST = notIn(
  ['static'],
  'A static host answers /trade/config by itself, alike for every name.',
)
export const RENDERED = notIn(['static', 'hash'], 'No server renders its first view.')
export const HISTORY = notIn(['hash'], 'It is about addresses in history form.')

/** The address, relative to the origin, that the pages give to a path and query of theirs in a form. */
export function inForm(form: Form, path: string): string {
  return form === 'hash' ? `/#${path}` : path
}

/** The path and query that an address names to the pages, whatever its form. */
export function namedBy(address: string): URL {
  const url = new URL(address)
  return url.hash.startsWith('#/') ? new URL(url.origin + url.hash.slice(1)) : url
}

/** Where the product of a form is served for a run, and where its sandbox answers the tests. */
export type Product = { pages: string; sandbox: string }

/** Tells every worker of this run where a form is served. */
export function announce(form: Form, { pages, sandbox }: Product): void {
  process.env[`PAGES_ORIGIN_${form.toUpperCase()}`] = pages
  process.env[`PAGES_SANDBOX_${form.toUpperCase()}`] = sandbox
}

/** Tells every worker of this run where the pages are served from their sources. */
export function announceSources(origin: string): void {
  process.env.PAGES_SOURCES = origin
}

/** Where a full run serves the pages from their sources. Throws in any other run. */
export function sourcesOrigin(): string {
  const { PAGES_SOURCES } = process.env
  if (!PAGES_SOURCES)
    throw new Error('Only a run with FULL=1, of a product of its own, serves the pages from their sources.')
  return PAGES_SOURCES
}

/** Where a form is served. `PAGES_ORIGIN` and `SANDBOX_ORIGIN` name a product that runs already. */
export function productOf(form: Form): Product {
  const pages = process.env.PAGES_ORIGIN ?? process.env[`PAGES_ORIGIN_${form.toUpperCase()}`] ?? ''
  // Behind a gateway that passes on the calls of pages alone, the sandbox's own controls are elsewhere.
  const sandbox = process.env.SANDBOX_ORIGIN ?? process.env[`PAGES_SANDBOX_${form.toUpperCase()}`] ?? pages
  return { pages, sandbox }
}
