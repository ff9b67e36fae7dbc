import { constants, openSync } from 'node:fs'
import pino from 'pino'
import SonicBoom from 'sonic-boom'
import { LIMITS } from './limits.ts'

type Level = 'warn' | 'error' | 'fatal'

export type LogLine = { readonly level?: Level } & Readonly<Record<string, string | number | undefined>>

/** Writes a line to standard output, or to a list in a test. */
export type Log = (line: LogLine) => void

/** Lines are written in batches, to save a thread switch for each. */
const BATCH_BYTES = 4096
const FLUSH_MS = 500

/**
 * Opens the log: one JSON object per line on standard output, written in the background. A reader that is slow or gone, or
 * a full disk, loses lines but never delays a response.
 * @returns `close` writes the buffered lines, but waits half a second at most; call `flushSync` before `process.exit`
 */
export function openLog(): { log: Log; flushSync: () => void; close: () => Promise<void> } {
  const options = {
    sync: false,
    minLength: BATCH_BYTES,
    maxLength: LIMITS.logBufferBytes.value,
    periodicFlush: FLUSH_MS,
    retryEAGAIN: () => false,
  }
  const destination = new SonicBoom({ ...options, dest: standardOutput() })
  destination.on('error', () => {})
  process.stdout.on('error', () => {})
  const formatters = { level: (level: string) => ({ level }) }
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination)
  return {
    log: ({ level, ...line }) => logger[level ?? 'info'](line),
    flushSync: () => {
      try {
        destination.flushSync()
      } catch {
        // The reader is slow or gone, or the disk is full.
      }
    },
    close: () =>
      new Promise((resolve) => {
        setTimeout(resolve, FLUSH_MS).unref()
        destination.flush(() => resolve())
      }),
  }
}

/**
 * Reopens standard output as non-blocking, so that writing to a full pipe fails immediately. With the inherited descriptor,
 * the write would block a thread and keep the process from exiting. A socket cannot be reopened and is used as it is.
 */
function standardOutput(): number {
  try {
    return openSync('/dev/stdout', constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK)
  } catch {
    return 1
  }
}

/**
 * Returns the parts of an error that may be logged: its name and where it was thrown. Its message often quotes a URL,
 * which contains a key.
 */
export function errorLine(error: unknown): LogLine {
  if (!(error instanceof Error)) return { error: typeof error }
  const message = `${error.name}: ${error.message}`
  const places = (error.stack ?? '').replace(message, '').match(/^\s+at .+:\d+:\d+\)?$/gm) ?? []
  const at = places.slice(0, 5).map((place) => place.trim().replace(/^at /, ''))
  return { error: error.name, code: codeOf(error), at: at.join(' < ') || undefined }
}

/** Returns the code of an error if it looks like one of Node's. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^\w+$/.test(code) ? code : undefined
}
