/** Why nothing came in answer to a request. */
export interface Silence {
  /** One word for each way, the same on every platform. */
  kind: 'blocked port' | 'timeout' | 'refused' | 'unknown host' | 'certificate' | 'not HTTP' | 'closed'
  /** What happened, with the code of the network where there is one. */
  words: string
  /** The code of the network alone. */
  code?: string
}

/** The reason of a failed request. */
export function silenceOf(error: Error, timeoutMs: number): Silence {
  if (error.name === 'TimeoutError') return { kind: 'timeout', words: `no answer in ${timeoutMs / 1000} s` }
  const { code = '', name, message } = (error.cause ?? error) as { code?: string; name: string; message: string }
  // Fetch standard, section 2.9 ("Port blocking"): ports of other protocols.
  if (message === 'bad port') return { kind: 'blocked port', words: 'no browser calls this port' }
  const named = (words: string) => (code ? { words: `${words} (${code})`, code } : { words })
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNABORTED|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return { kind: 'refused', ...named('nothing listens there') }
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return { kind: 'unknown host', ...named('the host is not known') }
  if (/CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL/.test(code))
    return { kind: 'certificate', ...named('no secure connection') }
  if (name === 'HTTPParserError' || code.startsWith('HPE_'))
    return { kind: 'not HTTP', ...named('what came is no HTTP') }
  return { kind: 'closed', ...named('the connection was closed') }
}
