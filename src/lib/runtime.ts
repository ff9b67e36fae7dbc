export const LEGAL_PAGES = ['privacy', 'imprint', 'accessibility', 'verification'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Run-time settings, from the `<meta>` tags that the server, or whoever hosts the files, sets. */
export type Runtime = {
  navigation: 'history' | 'hash'
  /** Milliseconds until a call is given up; 0 means never. */
  apiTimeoutMs: number
  /** Whether Home lists scenarios: `on` in front of the sandbox or Prism, else empty. */
  sandbox: string
}

/** Reads the run-time settings; an absent or unreadable one has its documented default. */
export function readRuntime(): Runtime {
  return {
    navigation: readMeta('navigation') === 'hash' ? 'hash' : 'history',
    apiTimeoutMs: Math.max(0, Number(readMeta('api-timeout-ms')) || 0),
    sandbox: readMeta('sandbox'),
  }
}

/** Returns a run-time setting; empty when it is absent. */
export let readMeta = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="pages:${name}"]`)?.content.trim() ?? ''

/** For a server, which renders without a document; its settings are the same for all visitors. */
export function setMetas(metas: Readonly<Record<string, string>>): void {
  readMeta = (name) => metas[`pages:${name}`] ?? ''
}
