// Generated from openapi/ by `npm run generate`. Do not edit.

/** Every path of every contract. */
export type Paths = import('./app-config.d.ts').paths &
  import('./branding.d.ts').paths &
  import('./consent.d.ts').paths &
  import('./data-copy.d.ts').paths &
  import('./data-quality.d.ts').paths &
  import('./listing.d.ts').paths &
  import('./messaging.d.ts').paths &
  import('./sandbox.d.ts').paths &
  import('./tld-info.d.ts').paths &
  import('./trade.d.ts').paths &
  import('./trademark.d.ts').paths &
  import('./transfer.d.ts').paths &
  import('./verification.d.ts').paths

/** The operations of every contract, by its name. */
export interface Operations {
  'app-config': import('./app-config.d.ts').operations
  'branding': import('./branding.d.ts').operations
  'consent': import('./consent.d.ts').operations
  'data-copy': import('./data-copy.d.ts').operations
  'data-quality': import('./data-quality.d.ts').operations
  'listing': import('./listing.d.ts').operations
  'messaging': import('./messaging.d.ts').operations
  'sandbox': import('./sandbox.d.ts').operations
  'tld-info': import('./tld-info.d.ts').operations
  'trade': import('./trade.d.ts').operations
  'trademark': import('./trademark.d.ts').operations
  'transfer': import('./transfer.d.ts').operations
  'verification': import('./verification.d.ts').operations
}
