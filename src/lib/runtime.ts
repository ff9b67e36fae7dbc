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
export function readMeta(name: string): string {
  return globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="pages:${name}"]`)?.content.trim() ?? ''
}
