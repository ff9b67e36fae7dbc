/** A text as a header can hold it, in UTF-8: HTTP has no way to send line breaks and other control characters. */
export function headerText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these characters are what is replaced
  return Buffer.from(text.replaceAll(/[\0-\x08\x0a-\x1f\x7f]/g, '?')).toString('latin1')
}
