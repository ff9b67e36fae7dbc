export const LEGAL_PAGES = ['privacy', 'imprint', 'accessibility', 'verification'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Run-time settings in the `<meta>` tags, set by the server or the static host. */
export type Runtime = {
  navigation: 'history' | 'hash'
  /** Timeout of calls in ms; 0 means none. */
  apiTimeoutMs: number
  /** `on` if the sandbox or Prism handles calls: Home then lists scenarios. */
  sandbox: string
}

export function readRuntime(): Runtime {
  return {
    navigation: readMeta('navigation') === 'hash' ? 'hash' : 'history',
    apiTimeoutMs: Math.max(0, Number(readMeta('api-timeout-ms')) || 0),
    sandbox: readMeta('sandbox'),
  }
}

/** Returns a setting, or an empty string. */
export let readMeta = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="pages:${name}"]`)?.content.trim() ?? ''

/** Sets the settings on a server, which has no document. */
export function setMetas(metas: Readonly<Record<string, string>>): void {
  readMeta = (name) => metas[`pages:${name}`] ?? ''
}
