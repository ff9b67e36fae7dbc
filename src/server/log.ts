export type LogLine = Readonly<Record<string, string | number | undefined>>

/** Where a line goes: standard output, or a list in a test. */
export type Log = (line: LogLine) => void

/** One JSON object a line, on standard output. */
export const logToStdout: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
}

/**
 * What may be logged of an error: its kind and where it was thrown. Not its message, which often quotes what it
 * stumbled over: an address with its key.
 */
export function errorLine(error: unknown): LogLine {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' && /^\w+$/.test(error.code) ? error.code : undefined
  const message = `${error.name}: ${error.message}`
  const places = (error.stack ?? '').replace(message, '').match(/^\s+at .+:\d+:\d+\)?$/gm) ?? []
  const at = places.slice(0, 5).map((place) => place.trim().replace(/^at /, ''))
  return { error: error.name, code, at: at.join(' < ') || undefined }
}
