/** Control characters except tab and line breaks, and ignorable characters except joiners and variation selectors. */
const INVISIBLE = /(?![\t\n\r\p{Join_C}\p{VS}])[\p{Cc}\p{DI}]/gu
const SELECTORS = /\p{VS}/gu
/** Joiners change Arabic and Indic letters and emoji; after other characters they have no effect. */
const NEEDLESS_JOINERS =
  /(^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{P}\p{N}\p{Z}\p{Cc}\p{Sm}\p{Sc}\p{Sk}])\p{Join_C}+|\p{Join_C}+$/gu

/** Removes invisible characters, except variation selectors and joiners that may have an effect. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(NEEDLESS_JOINERS, '$1')
}

export function withoutInvisibleAndSelectors(text: string): string {
  return withoutInvisible(text.replaceAll(SELECTORS, ''))
}

/** Does the same as `normalizeText` with the kind `key`, in a smaller module. */
export function normalizeKey(text: string): string {
  const next = withoutInvisibleAndSelectors(text).trim()
  // Trimming may expose a trailing joiner.
  return next === text ? text : normalizeKey(next)
}
