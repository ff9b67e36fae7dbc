const EVERYWHERE = ['shell', 'failure', 'asking']
const DECISION = [...EVERYWHERE, 'receipt', 'savedFile', 'unsaved', 'form', 'decision']

/**
 * The namespaces of messages, by the top-level keys of the language files that each takes. A page fetches its own
 * namespace only; the build makes one file per namespace and language (scripts/vite/messages.ts).
 */
export const NAMESPACES = {
  home: [...EVERYWHERE, 'home'],
  preferences: [...EVERYWHERE, 'unsaved', 'preferences', 'dataElement'],
  /** Fetched where there are many questions, once they are saved, and where something else was stored. */
  preferencesFilter: ['preferencesFilter'],
  preferencesReceipt: ['receipt', 'savedFile', 'preferencesSaved'],
  preferencesDifference: ['preferencesDifference'],
  /** Fetched beside a page that failed, after it. */
  failureLetter: ['failureLetter', 'savedFile'],
  dataSharing: [...EVERYWHERE, 'offered', 'dataSharing'],
  listing: [...DECISION, 'listing'],
  trade: [...DECISION, 'trade'],
  verification: [...DECISION, 'contact', 'verification'],
  dataQuality: [...DECISION, 'contact', 'dataQuality'],
  dataCopy: [...EVERYWHERE, 'offered', 'unsaved', 'form', 'savedFile', 'dataCopy'],
  tldInfo: [...EVERYWHERE, 'offered', 'savedFile', 'tldInfo', 'dataElement'],
  transferIn: [...DECISION, 'transfer', 'transferIn'],
  transferAway: [...DECISION, 'transfer', 'transferAway', 'mandated'],
  trademark: [...DECISION, 'trademark', 'mandated'],
  samples: [...EVERYWHERE, 'testPage', 'sampleFailure', 'savedFile', 'preview', 'brandCheck'],
} as const satisfies Record<string, string[]>

export type Namespace = keyof typeof NAMESPACES
