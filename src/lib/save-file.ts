/** Lets the browser save a text or what was received as a file of the given name. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After the browser has taken it over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
