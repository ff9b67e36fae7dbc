/** What every page says. */
const EVERYWHERE = ['shell', 'failure']

/** What every page says that asks for a decision. */
const DECISION = [...EVERYWHERE, 'asking', 'receipt', 'form', 'decision']

/**
 * The parts of the pages that share one file of messages per language, by the top-level keys they use. A page fetches
 * the messages of its namespace only; the build makes the files (scripts/vite/messages.ts).
 */
export const NAMESPACES = {
  home: [...EVERYWHERE, 'home'],
  preferences: [...EVERYWHERE, 'asking', 'receipt', 'form', 'preferences', 'dataElement'],
  /** What comes beside a page that failed, after it. */
  failureLetter: ['failureLetter'],
  dataSharing: [...EVERYWHERE, 'dataSharing'],
  listing: [...DECISION, 'listing'],
  trade: [...DECISION, 'trade'],
  verification: [...DECISION, 'contact', 'verification'],
  dataQuality: [...DECISION, 'contact', 'dataQuality'],
  dataCopy: [...EVERYWHERE, 'asking', 'form', 'dataCopy'],
  tldInfo: [...EVERYWHERE, 'tldInfo', 'dataElement'],
  transferIn: [...DECISION, 'transfer', 'transferIn'],
  transferAway: [...DECISION, 'transfer', 'transferAway', 'mandated'],
  trademark: [...DECISION, 'trademark', 'mandated'],
  samples: [...EVERYWHERE, 'testPage', 'sampleFailure', 'preview', 'brandCheck'],
} as const satisfies Record<string, string[]>

export type Namespace = keyof typeof NAMESPACES
