import { describe, expect, test } from 'vitest'
import type { Operations } from '#api/generated/contracts.d.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { appConfigPayloads } from './payloads/app-config.ts'
import { brandingPayloads } from './payloads/branding.ts'
import { consentPayloads } from './payloads/consent.ts'
import { dataCopyPayloads } from './payloads/data-copy.ts'
import { dataQualityPayloads } from './payloads/data-quality.ts'
import { listingPayloads } from './payloads/listing.ts'
import { messagingPayloads } from './payloads/messaging.ts'
import { sandboxPayloads } from './payloads/sandbox.ts'
import { tldInfoPayloads } from './payloads/tld-info.ts'
import { tradePayloads } from './payloads/trade.ts'
import { trademarkPayloads } from './payloads/trademark.ts'
import { transferPayloads } from './payloads/transfer.ts'
import { verificationPayloads } from './payloads/verification.ts'
import { payloadDifferences, type AnyPayload } from './support/payload-differences.ts'
import type { Payloads } from './support/payloads.ts'

const PAYLOADS: { [Name in keyof Operations]: Payloads<Operations[Name]> } = {
  'app-config': appConfigPayloads,
  branding: brandingPayloads,
  consent: consentPayloads,
  'data-copy': dataCopyPayloads,
  'data-quality': dataQualityPayloads,
  listing: listingPayloads,
  messaging: messagingPayloads,
  sandbox: sandboxPayloads,
  'tld-info': tldInfoPayloads,
  trade: tradePayloads,
  trademark: trademarkPayloads,
  transfer: transferPayloads,
  verification: verificationPayloads,
}

const { operations } = await loadContracts()

describe.each(Object.entries(PAYLOADS))('%s', (contract, payloads: Record<string, AnyPayload>) => {
  const own = operations.filter((operation) => operation.contract === contract)

  test.each(own)('$id takes and answers exactly what its payloads say', (operation) => {
    expect(payloadDifferences(operation, payloads[operation.id])).toEqual([])
  })
})
