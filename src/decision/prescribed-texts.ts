/** Text that a policy prescribes word for word, in English. */
export type PrescribedText = {
  id: string
  source: string
  formDate: string
  /**
   * `unconfirmed`: from a public copy that must still be compared with the form in force. `superseded`: replaced by a
   * newer form, not for production.
   */
  status: 'in-force' | 'unconfirmed' | 'superseded'
  note: string
  paragraphs: readonly Paragraph[]
}

/** `{name}` is a placeholder. `id` is the key of the translation. */
type Paragraph = {
  id: string
  text: string
  look?: 'heading' | 'strong'
  /** Set if the paragraph is only in the translation, because it refers to the English text below. */
  onlyTranslated?: true
  /** Replaces the text if the item has no date. */
  undated?: { id: string; text: string }
}

/** The losing registrar's text (ICANN, Confirmation of Registrar Transfer Request). */
export const TRANSFER_CONFIRMATION: PrescribedText = {
  id: 'transfer-confirmation',
  source: 'https://www.icann.org/resources/pages/foa-registrar-transfer-confirmation-2016-06-01-en',
  formDate: '2016-06-01',
  status: 'superseded',
  note: 'A newer form was published on 2024-02-21. Compare the wording with it before production (docs/operating.md).',
  paragraphs: [
    { id: 'included', text: 'An English version of this message is contained below.', onlyTranslated: true },
    { id: 'title', text: 'DOMAIN NAME TRANSFER', look: 'strong' },
    { id: 'attention', text: 'Attention: {registrant}' },
    { id: 'subject', text: 'Re: Transfer of {domain}' },
    {
      id: 'received',
      text: '{registrar} received notification on {notified} that you have requested/pre-approved a transfer to another domain name registrar. If you want to proceed with this transfer, you do not need to respond to this message.',
      undated: {
        id: 'receivedUndated',
        text: '{registrar} received notification that you have requested/pre-approved a transfer to another domain name registrar. If you want to proceed with this transfer, you do not need to respond to this message.',
      },
    },
    {
      id: 'cancel',
      text: 'If you wish to cancel the transfer, please contact us before {deadline} by: {contact} or please go to our website {website}',
      undated: {
        id: 'cancelUndated',
        text: 'If you wish to cancel the transfer, please contact us by: {contact} or please go to our website {website}',
      },
    },
    {
      id: 'noResponse',
      text: 'If we do not hear from you by {deadline}, the transfer will proceed.',
      undated: { id: 'noResponseUndated', text: 'If we do not hear from you, the transfer will proceed.' },
    },
  ],
}

const TRADEMARK_FORM = 'https://newgtlds.icann.org/en/about/trademark-clearinghouse/rpm-requirements-14may14-en.pdf'

const TRADEMARK_NOTE =
  'Wording as a registrar shows it in public (Automattic, wp-calypso). ICANN’s review of rights protection asks for a new notice.'

/** The notice before registering a name with trademark claims (Trademark Notice Form). */
export const TRADEMARK_NOTICE: PrescribedText = {
  id: 'trademark-notice',
  source: TRADEMARK_FORM,
  formDate: '2014-05-14',
  status: 'unconfirmed',
  note: TRADEMARK_NOTE,
  paragraphs: [
    { id: 'title', text: 'TRADEMARK NOTICE', look: 'heading' },
    {
      id: 'received',
      text: 'You have received this Trademark Notice because you have applied for a domain name which matches at least one trademark record submitted to the Trademark Clearinghouse.',
    },
    {
      id: 'entitled',
      text: 'You may or may not be entitled to register the domain name depending on your intended use and whether it is the same or significantly overlaps with the trademarks listed below. Your rights to register this domain name may or may not be protected as noncommercial use or "fair use" by the laws of your country.',
      look: 'strong',
    },
    {
      id: 'read',
      text: 'Please read the trademark information below carefully, including the trademarks, jurisdictions, and goods and services for which the trademarks are registered. Please be aware that not all jurisdictions review trademark applications closely, so some of the trademark information below may exist in a national or regional registry which does not conduct a thorough or substantive review of trademark rights prior to registration. If you have questions, you may want to consult an attorney or legal expert on trademarks and intellectual property for guidance.',
    },
    {
      id: 'represent',
      text: 'If you continue with this registration, you represent that, you have received and you understand this notice and to the best of your knowledge, your registration and use of the requested domain name will not infringe on the trademark rights listed below. The following marks are listed in the Trademark Clearinghouse:',
    },
  ],
}

/** Introduces the decisions of courts and dispute resolution providers in the Trademark Notice Form. */
export const TRADEMARK_DECISIONS: PrescribedText = {
  id: 'trademark-decisions',
  source: TRADEMARK_FORM,
  formDate: '2014-05-14',
  status: 'unconfirmed',
  note: TRADEMARK_NOTE,
  paragraphs: [
    {
      id: 'decisions',
      text: 'This domain name label has previously been found to be used or registered abusively against the following trademarks according to the referenced decisions:',
    },
  ],
}

/** Returns the text for the known values. A paragraph with a missing value is replaced by its undated form. */
export function withKnownValues<Text extends PrescribedText>(
  text: Text,
  values: Record<string, string | undefined>,
): Text {
  const isFilled = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name])
  const paragraphs = text.paragraphs.map(({ undated, ...paragraph }): Paragraph =>
    undated && !isFilled(paragraph.text) ? { ...paragraph, ...undated } : paragraph,
  )
  return { ...text, paragraphs }
}

export function englishOf({ paragraphs }: PrescribedText): Paragraph[] {
  return paragraphs.filter(({ onlyTranslated }) => !onlyTranslated)
}

/** Returns the English text to hash, with normalized whitespace. Keeps the placeholders. */
export function textToHash(text: PrescribedText): string {
  return englishOf(text)
    .map((paragraph) => paragraph.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The record of a prescribed text, as it was shown. `text` is English, with placeholders. */
export type PrescribedRecord = { id: string; formDate: string; text: string }

export function recordOf(text: PrescribedText): PrescribedRecord {
  return { id: text.id, formDate: text.formDate, text: textToHash(text) }
}
