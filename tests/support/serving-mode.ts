import type { TestDetails } from '@playwright/test'

/** How the product is served: by the server, as files by a static host, or by the server with hash navigation. */
export const MODES = ['server', 'static', 'hash'] as const

export type Mode = (typeof MODES)[number]

/** The Playwright project option for the mode to test. */
export type ModeOptions = { mode: Mode }

/** Matches the tests that a serving mode excludes. */
export const excludedBy = (mode: Mode): RegExp => new RegExp(`@not-${mode}\\b`)

/** Matches the tests that only `test:full` runs. */
export const FULL_RUNS_ONLY = /@long\b/

/** Returns the details for a slow test of rarely changed code, which only `test:full` runs. */
export function long({ tag = [], ...details }: TestDetails = {}): TestDetails {
  return { ...details, tag: [...[tag].flat(), '@long'] as TestDetails['tag'] }
}

/** Returns the details for a test that some modes exclude, with the reason. */
export function notIn(modes: Mode[], reason: string): TestDetails {
  return { tag: modes.map((mode) => `@not-${mode}` as const), annotation: { type: 'mode', description: reason } }
}

export const OWN_SERVER = notIn(['static', 'hash'], 'The test starts its own servers.')
export const GALLERY = notIn(['static'], 'The static host has no sandbox, so home has no gallery of scenarios.')
export const FEATURES_BY_HOST = notIn(['static'], 'A static host serves the same /trade/config for every host.')
export const RENDERED = notIn(['static', 'hash'], 'Only the server renders the first view.')
export const HISTORY = notIn(['hash'], 'The test needs history navigation.')

/** Returns the URL, relative to the origin, at which a mode serves a path and query. */
export function pathInMode(mode: Mode, path: string): string {
  return mode === 'hash' ? `/#${path}` : path
}

/** Converts an address of any mode to its form in history navigation. */
export function toHistoryUrl(address: string): URL {
  const url = new URL(address)
  return url.hash.startsWith('#/') ? new URL(url.origin + url.hash.slice(1)) : url
}

/** The origins of the product and its sandbox. */
export type Product = { pages: string; sandbox: string }

/** Passes the origins of a mode to all workers. */
export function announce(mode: Mode, { pages, sandbox }: Product): void {
  process.env[`PAGES_ORIGIN_${mode.toUpperCase()}`] = pages
  process.env[`PAGES_SANDBOX_${mode.toUpperCase()}`] = sandbox
}

/** Returns the origins of a mode. `PAGES_ORIGIN` and `SANDBOX_ORIGIN` override them. */
export function productOf(mode: Mode): Product {
  const pages = process.env.PAGES_ORIGIN ?? process.env[`PAGES_ORIGIN_${mode.toUpperCase()}`] ?? ''
  // SANDBOX_ORIGIN is for gateways that do not forward the sandbox's control API.
  const sandbox = process.env.SANDBOX_ORIGIN ?? process.env[`PAGES_SANDBOX_${mode.toUpperCase()}`] ?? pages
  return { pages, sandbox }
}
