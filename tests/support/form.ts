import type { TestDetails } from '@playwright/test'

/** How pages are served: by the server, as files by a static host, or by the server with hash navigation. */
export const FORMS = ['server', 'static', 'hash'] as const

export type Form = (typeof FORMS)[number]

/** The option of a Playwright project for the form it tests. */
export type FormOptions = { form: Form }

/** Matches the tests that a form excludes. */
export const leftOutBy = (form: Form): RegExp => new RegExp(`@not-${form}\\b`)

const LONG = '@long'

/** Matches the tests that only `test:full` runs. */
export const LEFT_TO_FULL_RUNS = new RegExp(`${LONG}\\b`)

/** Returns the details of a slow test of rarely changed code, which only `test:full` runs. */
export function long({ tag = [], ...details }: TestDetails = {}): TestDetails {
  return { ...details, tag: [...[tag].flat(), LONG] as TestDetails['tag'] }
}

/** Returns the details of a test that some forms exclude, with the reason. */
export function notIn(forms: Form[], reason: string): TestDetails {
  return { tag: forms.map((form) => `@not-${form}` as const), annotation: { type: 'form', description: reason } }
}

export const OWN_SERVER = notIn(['static', 'hash'], 'It starts its own servers.')
export const GALLERY = notIn(['static'], 'Home lists the scenarios only where the server has the sandbox inside.')
export const FEATURES_BY_HOST = notIn(['static'], 'A static host serves the same /trade/config for every host.')
export const RENDERED = notIn(['static', 'hash'], 'No server renders its first view.')
export const HISTORY = notIn(['hash'], 'It is about addresses in history form.')

/** Returns the address, relative to the origin, of a path and query in a form. */
export function inForm(form: Form, path: string): string {
  return form === 'hash' ? `/#${path}` : path
}

/** Returns the address in history navigation, for an address of any form. */
export function namedBy(address: string): URL {
  const url = new URL(address)
  return url.hash.startsWith('#/') ? new URL(url.origin + url.hash.slice(1)) : url
}

/** The origins of the pages and of the sandbox. */
export type Product = { pages: string; sandbox: string }

/** Passes the origins of a form to all workers. */
export function announce(form: Form, { pages, sandbox }: Product): void {
  process.env[`PAGES_ORIGIN_${form.toUpperCase()}`] = pages
  process.env[`PAGES_SANDBOX_${form.toUpperCase()}`] = sandbox
}

/** Returns the origins of a form. `PAGES_ORIGIN` and `SANDBOX_ORIGIN` override them with a running product. */
export function productOf(form: Form): Product {
  const pages = process.env.PAGES_ORIGIN ?? process.env[`PAGES_ORIGIN_${form.toUpperCase()}`] ?? ''
  // A gateway does not forward the control API of the sandbox.
  const sandbox = process.env.SANDBOX_ORIGIN ?? process.env[`PAGES_SANDBOX_${form.toUpperCase()}`] ?? pages
  return { pages, sandbox }
}
