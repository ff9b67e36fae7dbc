/** Why there is no response. */
export interface Silence {
  kind: 'timeout' | 'closed'
  words: string
  /** The network's own error code. */
  code?: string
}

/** The reason of a failed request. */
export function silenceOf(error: Error, timeoutMs: number): Silence {
  if (error.name === 'TimeoutError') return { kind: 'timeout', words: `no answer in ${timeoutMs / 1000} s` }
  const { code = '', message } = (error.cause ?? error) as { code?: string; message: string }
  return code ? { kind: 'closed', words: `the connection failed (${code})`, code } : { kind: 'closed', words: message }
}
