import type { TestDetails } from '@playwright/test'

/** How the product is served: by the server, as files by a static host, or by the server with hash navigation. */
export const FORMS = ['server', 'static', 'hash'] as const

export type Form = (typeof FORMS)[number]

/** The Playwright project option for the form to test. */
export type FormOptions = { form: Form }

/** Matches the tests that a form excludes. */
export const excludedBy = (form: Form): RegExp => new RegExp(`@not-${form}\\b`)

const LONG = '@long'

/** Matches the tests that only `test:full` runs. */
export const FULL_RUNS_ONLY = new RegExp(`${LONG}\\b`)

/** Returns the details for a slow test of rarely changed code, which only `test:full` runs. */
export function long({ tag = [], ...details }: TestDetails = {}): TestDetails {
  return { ...details, tag: [...[tag].flat(), LONG] as TestDetails['tag'] }
}

/** Returns the details for a test that some forms exclude, with the reason. */
export function notIn(forms: Form[], reason: string): TestDetails {
  return { tag: forms.map((form) => `@not-${form}` as const), annotation: { type: 'form', description: reason } }
}

export const OWN_SERVER = notIn(['static', 'hash'], 'The test starts its own servers.')
export const GALLERY = notIn(['static'], 'Home lists the scenarios only if the server includes the sandbox.')
export const FEATURES_BY_HOST = notIn(['static'], 'A static host serves the same /trade/config for every host.')
export const RENDERED = notIn(['static', 'hash'], 'No server renders the first view.')
export const HISTORY = notIn(['hash'], 'The test is about history navigation.')

/** Returns the URL, relative to the origin, at which a form serves a path and query. */
export function pathInForm(form: Form, path: string): string {
  return form === 'hash' ? `/#${path}` : path
}

/** Converts an address of any form to its history navigation form. */
export function toHistoryUrl(address: string): URL {
  const url = new URL(address)
  return url.hash.startsWith('#/') ? new URL(url.origin + url.hash.slice(1)) : url
}

/** The origins of the product and its sandbox. */
export type Product = { pages: string; sandbox: string }

/** Passes the origins of a form to all workers. */
export function announce(form: Form, { pages, sandbox }: Product): void {
  process.env[`PAGES_ORIGIN_${form.toUpperCase()}`] = pages
  process.env[`PAGES_SANDBOX_${form.toUpperCase()}`] = sandbox
}

/** Returns the origins of a form. `PAGES_ORIGIN` and `SANDBOX_ORIGIN` override them. */
export function productOf(form: Form): Product {
  const pages = process.env.PAGES_ORIGIN ?? process.env[`PAGES_ORIGIN_${form.toUpperCase()}`] ?? ''
  // SANDBOX_ORIGIN is for gateways that do not forward the sandbox's control API.
  const sandbox = process.env.SANDBOX_ORIGIN ?? process.env[`PAGES_SANDBOX_${form.toUpperCase()}`] ?? pages
  return { pages, sandbox }
}
