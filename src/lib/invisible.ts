/** Controls but tab and line break, and all that Unicode tells programs not to display, but selectors of a letter's form. */
const INVISIBLE = /(?![\t\n\r\p{Join_C}\p{VS}])[\p{Cc}\p{DI}]/gu
const SELECTORS = /\p{VS}/gu
/** Joiners change how Arabic and Indic letters and emoji look; after any other character they change nothing. */
const JOINERS =
  /(^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{P}\p{N}\p{Z}\p{Cc}\p{Sm}\p{Sc}\p{Sk}])\p{Join_C}+|\p{Join_C}+$/gu

/** Removes what programs do not display, except selectors of a letter's form. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(JOINERS, '$1')
}

export function withoutAnyInvisible(text: string): string {
  return withoutInvisible(text.replaceAll(SELECTORS, ''))
}

/** Normalizes a part of a link, as `normalizeText` does with the kind `key`: every page can afford this function. */
export function normalizeKey(text: string): string {
  const next = withoutAnyInvisible(text).trim()
  // A space may have hidden a joiner at the end.
  return next === text ? text : normalizeKey(next)
}
