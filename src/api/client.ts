import createClient from 'openapi-fetch'
import type { paths as AppConfigPaths } from './generated/app-config.d.ts'
import type { paths as BrandingPaths } from './generated/branding.d.ts'
import type { paths as ConsentPaths } from './generated/consent.d.ts'
import type { paths as DataCopyPaths } from './generated/data-copy.d.ts'
import type { paths as DataQualityPaths } from './generated/data-quality.d.ts'
import type { paths as ListingPaths } from './generated/listing.d.ts'
import type { paths as MessagingPaths } from './generated/messaging.d.ts'
import type { paths as SandboxPaths } from './generated/sandbox.d.ts'
import type { paths as TldInfoPaths } from './generated/tld-info.d.ts'
import type { paths as TradePaths } from './generated/trade.d.ts'
import type { paths as TrademarkPaths } from './generated/trademark.d.ts'
import type { paths as TransferPaths } from './generated/transfer.d.ts'
import type { paths as VerificationPaths } from './generated/verification.d.ts'
import { send } from './transport.ts'

/** Every path of every contract. */
export type Paths = AppConfigPaths &
  BrandingPaths &
  ConsentPaths &
  DataCopyPaths &
  DataQualityPaths &
  ListingPaths &
  MessagingPaths &
  SandboxPaths &
  TldInfoPaths &
  TradePaths &
  TrademarkPaths &
  TransferPaths &
  VerificationPaths

/** The one generated client over all contracts. Every call goes to the page's own origin. */
export const client = createClient<Paths>({
  baseUrl: globalThis.location?.origin ?? '',
  headers: { Accept: 'application/json' },
  // What is kept somewhere on the way is as old as its Date, by which the pages tell the time.
  cache: 'no-store',
  fetch: send,
})
