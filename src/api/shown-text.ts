/** The wording that was shown for an answer. `sha256` is absent without HTTPS. */
export type ShownText = { flow: string; version: string; language: string; sha256: string | undefined }

/** Returns the headers with which a log can prove what a person agreed to (GDPR, Art. 7(1)). Backends may ignore them. */
export function textHeaders(text: ShownText | void): Record<string, string> {
  if (!text) return {}
  const { flow, version, language, sha256 } = text
  return {
    'X-Text-Version': `${flow} ${version}${sha256 ? `; sha256=${sha256}` : ''}`,
    'X-Text-Language': language,
  }
}
