/**
 * The encoding of every upload. Give it without a `Content-Type`: only whoever sends the form knows the boundary
 * between its parts. A file keeps its name and its bytes.
 */
function multipart(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

/** How uploads are sent: as a form with a file, the answer taken as it comes. */
export const AS_UPLOAD = { bodySerializer: multipart, parseAs: 'text' } as const
