/** Lets the browser save a text as a file of the given name. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After the browser has taken it over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
