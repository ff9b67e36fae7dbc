import type { ReceiptContent } from '#decision/receipt-file.ts'
import type { TextVariant } from './texts.ts'
import type { Verdict } from './verify.ts'

/** What a correct hash proves, and what it does not. */
const WHAT_IT_PROVES = `A hash proves consistency, not origin: anyone who changes a receipt can also replace its hash. Compare the SHA-256 with
one stored elsewhere (on paper or in a copy; use --sha256), and the reference and time with the registrar's records.`

/**
 * Describes the result in plain English, for readers who are not programmers.
 *
 * @param stored the texts in the repository
 * @param current the texts of this release
 */
export function reportOf(
  file: string,
  verdict: Verdict,
  stored: readonly TextVariant[],
  current: readonly TextVariant[],
): string {
  if (verdict.is !== 'unaltered') {
    return `${file}: ${verdict.is === 'altered' ? 'ALTERED' : 'CANNOT BE VERIFIED'}.\n${verdict.why}`
  }
  const { receipt, sha256, isReformatted, isConfirmed } = verdict
  return [
    `${file}: UNALTERED.`,
    `Every value in it matches the SHA-256 that it contains${isConfirmed ? ', which is also the one stored elsewhere' : ''}:`,
    `  ${sha256}`,
    ...(isReformatted ? ['Whitespace was added between the values; none of the values has changed.'] : []),
    '',
    ...describeDecision(receipt),
    ...receipt.prescribed.map((text) => describeText(text, receipt.language, stored, current)),
    '',
    ...(isConfirmed ? [] : [WHAT_IT_PROVES]),
  ]
    .join('\n')
    .trimEnd()
}

function describeDecision({ receipt, test, decided_at: at, reference, text, prescribed }: ReceiptContent): string[] {
  return [
    `Receipt of "${receipt}", decided ${at ? `at ${at} (UTC)` : 'at an unknown time'}, reference ${reference ?? 'none'}.`,
    ...(test ? ['It comes from a TEST PAGE: nothing was decided.'] : []),
    ...(text
      ? [
          `The page's own text was version ${text.version}, in ${languageName(text.language)}; SHA-256 ${text.sha256 ?? 'none'}.`,
        ]
      : ['It does not name the text that was shown: the decision had been made before the page was opened.']),
    ...(text && prescribed.length === 0 ? ['The page showed no text that a policy prescribes.'] : []),
  ]
}

/** Describes the prescribed text of a receipt, and whether the repository has it. */
function describeText(
  { id, form_date: formDate, language, sha256 }: ReceiptContent['prescribed'][number],
  pageLanguage: string,
  stored: readonly TextVariant[],
  current: readonly TextVariant[],
): string {
  const also = pageLanguage === language ? '' : `, with an unofficial translation into ${languageName(pageLanguage)}`
  const intro = `Decided under the prescribed text "${id}", form dated ${formDate}, in ${languageName(language)}${also}.\n`
  if (!sha256) return `${intro}  The receipt contains no hash of that text, so its exact wording is unknown.`
  const match = stored.find((text) => text.sha256 === sha256)
  if (!match) return `${intro}  The repository has NO text with its SHA-256 ${sha256}: its wording is not known here.`
  if (match.id !== id || match.formDate !== formDate) {
    return `${intro}  Its SHA-256 is that of ANOTHER text: "${match.id}", form dated ${match.formDate} (${match.file}).`
  }
  const note = match.without.length > 0 ? `, the variant without ${match.without.join(' and ')}` : ''
  const when = current.some((text) => text.sha256 === sha256) ? 'this release' : 'an earlier release'
  return `${intro}  That text is in the repository, as docs/receipt-texts/${match.file}${note}; it belongs to ${when}.`
}

function languageName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
}
