/** A text that a policy prescribes word for word. Kept in English; pages show a translation beside it, marked as such. */
export type MandatedText = {
  id: string
  source: string
  /** Date of the form that the wording is taken from. */
  formDate: string
  /** Whether the wording is that of the form in force. A text that is not current must not be used in production. */
  current: boolean
  note?: string
  /** `{name}` stands for what a page fills in. `id` names the paragraph's translation. */
  paragraphs: readonly { id: string; text: string; look?: 'heading' | 'strong' }[]
}

/** What the losing registrar must say (ICANN, Confirmation of Registrar Transfer Request). */
export const TRANSFER_CONFIRMATION: MandatedText = {
  id: 'transfer-confirmation',
  source: 'https://www.icann.org/resources/pages/foa-registrar-transfer-confirmation-2016-06-01-en',
  formDate: '2016-06-01',
  current: false,
  note: 'A newer form was published on 2024-02-21. Adopt its wording before real use; this one is not for production.',
  paragraphs: [
    {
      id: 'received',
      text: '{registrar} received notification on {notified} that you have requested/pre-approved a transfer to another domain name registrar. If you want to proceed with this transfer, you do not need to respond to this message.',
    },
    {
      id: 'cancel',
      text: 'If you wish to cancel the transfer, please contact us before {deadline} by: {contact} or please go to our website {website}',
    },
    { id: 'silence', text: 'If we do not hear from you by {deadline}, the transfer will proceed.' },
  ],
}

/** The English words of a text, whitespace evened out and placeholders as they are: what its hash is made of. */
export function wordsOf({ paragraphs }: MandatedText): string {
  return paragraphs
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
