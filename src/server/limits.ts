export type Limit = {
  value: number
  unit: 'ms' | 'bytes' | 'characters' | ''
  /** What is limited, as docs/operating.md lists it. */
  what: string
  why: string
}

/** Limits that no setting changes. */
export const LIMITS = {
  headerTimeoutMs: {
    value: 15_000,
    unit: 'ms',
    what: 'time for the headers of a request to arrive',
    why: 'a slow phone sends its headers within seconds; a client that sends a byte at a time must not hold a connection',
  },
  headerBytes: {
    value: 16_384,
    unit: 'bytes',
    what: 'size of the headers of a request',
    why: 'the default of Node, several times the size of cookies and a long link',
  },
  pipelinedRequests: {
    value: 32,
    unit: '',
    what: 'pending requests on one connection',
    why: 'browsers do not pipeline; without a limit, one connection could queue any number of calls',
  },
  waitingRenderings: {
    value: 128,
    unit: '',
    what: 'documents that wait for a rendering',
    why: 'more could not start within the time that a document waits',
  },
  renderingWaitMs: {
    value: 1000,
    unit: 'ms',
    what: 'time that a document waits for a rendering',
    why: 'after that, rendering in the browser is the faster way to a page',
  },
  eventLoopDelayMs: {
    value: 200,
    unit: 'ms',
    what: 'mean delay of the event loop over a second, above which documents and reads get 503 with `Retry-After`',
    why: 'more visitors would only make everyone wait; decisions are not refused',
  },
  documentReadBytes: {
    value: 524_288,
    unit: 'bytes',
    what: 'size of a backend response that the server reads for a document',
    why: 'it is embedded in the document; the browser reads a longer one itself',
  },
  errorBodyBytes: {
    value: 65_536,
    unit: 'bytes',
    what: 'size of a backend error response that is read to extract its text',
    why: 'an error with a short text fits; a longer body is an error page and is replaced',
  },
  responseTextLength: {
    value: 1000,
    unit: 'characters',
    what: 'length of a `response_text` that passes',
    why: 'a message for a person is shorter; a longer text is likely a stack trace or a dump',
  },
  rateLimitAddresses: {
    value: 50_000,
    unit: '',
    what: 'client addresses counted in memory; the least recently used is dropped',
    why: 'bounds the memory that a botnet can fill; a dropped address starts at zero again',
  },
  goodLinksPerAddress: {
    value: 20,
    unit: '',
    what: 'links that worked, remembered for each client address; the oldest is dropped',
    why: 'a person opens a few links an hour; one address must not fill the memory',
  },
  goodLinkMs: {
    value: 3_600_000,
    unit: 'ms',
    what: 'how long a link that worked is exempt from the rate limit of its client address',
    why: 'long enough to read a page and decide, even if the address is limited in the meantime',
  },
  brandCacheEntries: {
    value: 200,
    unit: '',
    what: 'brands cached',
    why: 'bounds the memory, because a request chooses its brand',
  },
  brandCacheMs: {
    value: 60_000,
    unit: 'ms',
    what: 'time that a brand is cached',
    why: 'guessing keys costs the backends only the lookups; a changed logo appears within a minute',
  },
  peekedBodyBytes: {
    value: 65_536,
    unit: 'bytes',
    what: 'part of a request body that is read before the call goes to a backend',
    why: 'fits every form except uploads, so that a slow sender occupies no backend connection',
  },
  logBufferBytes: {
    value: 1_048_576,
    unit: 'bytes',
    what: 'log lines that wait for a slow reader; further lines are dropped',
    why: 'thousands of lines; the log must not use up the memory of the server',
  },
} as const satisfies Record<string, Limit>
