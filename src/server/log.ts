import pino from 'pino'

type Level = 'warn' | 'error' | 'fatal'

export type LogLine = { readonly level?: Level } & Readonly<Record<string, string | number | undefined>>

/** Where a line goes: standard output, or a list in a test. */
export type Log = (line: LogLine) => void

/** Lines that wait for a slow reader; past that, lines are dropped: no log is worth the server's memory. */
const MOST_WAITING_BYTES = 1024 * 1024

/**
 * Opens the log: one JSON object a line on standard output, written in the background. A reader that is slow or gone, or
 * a full disk, costs lines and never an answer.
 */
export function openLog(): Log {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING_BYTES })
  destination.on('error', () => {})
  const logger = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    destination,
  )
  return ({ level, ...line }) => logger[level ?? 'info'](line)
}

/**
 * Returns what may be logged of an error: its kind and where it was thrown. Not its message, which often quotes what it
 * failed on: an address with its key.
 */
export function errorLine(error: unknown): LogLine {
  if (!(error instanceof Error)) return { error: typeof error }
  const message = `${error.name}: ${error.message}`
  const places = (error.stack ?? '').replace(message, '').match(/^\s+at .+:\d+:\d+\)?$/gm) ?? []
  const at = places.slice(0, 5).map((place) => place.trim().replace(/^at /, ''))
  return { error: error.name, code: codeOf(error), at: at.join(' < ') || undefined }
}

/** Returns Node's name of an error when it looks like one. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^\w+$/.test(code) ? code : undefined
}
