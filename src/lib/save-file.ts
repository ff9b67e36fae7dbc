/** The outcome of saving. Browsers do not report whether a download was saved. */
export type SaveOutcome = 'downloaded' | 'shared' | 'canceled' | 'unavailable'

/** Saves a file as a download or, in in-app browsers, with the share sheet, which opens only during a click. */
export async function saveFile(file: File): Promise<SaveOutcome> {
  if (!('download' in HTMLAnchorElement.prototype)) return shareFile(file)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return 'downloaded'
}

/** Opens the share sheet; `unavailable` if the browser cannot share or is not allowed to. */
export async function shareFile(file: File): Promise<Exclude<SaveOutcome, 'downloaded'>> {
  const shareable = toShareable(file)
  if (!shareable) return 'unavailable'
  try {
    await navigator.share({ files: [shareable] })
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'canceled' : 'unavailable'
  }
}

/** Returns the file, a plain-text copy (Chrome cannot share JSON), or undefined if the browser can share neither. */
export function toShareable(file: File): File | undefined {
  const asText = isText(file) ? [new File([file], `${file.name}.txt`, { type: 'text/plain' })] : []
  return [file, ...asText].find((candidate) => navigator.canShare?.({ files: [candidate] }))
}

export function isText({ type }: Blob): boolean {
  return /^text\/|[/+]json\b/.test(type)
}
