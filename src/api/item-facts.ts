import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { readDate } from '#lib/dates.ts'
import { readFlag, readText } from '#lib/readers.ts'
import type { Api } from './client.ts'
import type { ConsentSession } from './consent.ts'
import type { DataQuality } from './data-quality.ts'
import type { ErrorArea } from './error-areas.ts'
import { ApiError } from './errors.ts'
import { apiOf, transportOf } from './query-client.ts'
import type { TldInfoOwner } from './tld-info.ts'
import type { Trade } from './trade.ts'
import type { Verification } from './verification.ts'

/**
 * Query options of an item. An item without the facts that the page needs is unreadable, except the sample of a test
 * page.
 */
export function itemQuery<T extends object, Key extends QueryKey>(
  queryKey: Key,
  area: ErrorArea,
  hasFacts: (item: T) => boolean,
  read: (api: Api, signal: AbortSignal) => Promise<T>,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const item = await read(apiOf(client), signal)
      if (transportOf(client).isTest || (!Array.isArray(item) && hasFacts(item))) return item
      throw new ApiError('unreadable')
    },
    meta: { area },
  })
}

export function hasDomain({ domain }: { domain?: unknown }): boolean {
  return hasText(domain)
}

export function hasListOwner({ reseller, system_name: system }: TldInfoOwner): boolean {
  return [reseller, system].some(hasText)
}

/** A change of registrant may have no domain, so any fact is enough. */
export function hasTradeFacts(trade: Trade): boolean {
  const { current_registrant: current, new_registrant: next } = trade
  const flags = [
    trade.trade_hold_enabled,
    trade.trade_hold_editable,
    trade.designated_agent_enabled,
    trade.designated_agent_editable,
  ]
  return (
    [trade.domain, trade.agreement_url, trade.designated_agent_registrar].some(hasText) ||
    [current, next].some(hasTextInside) ||
    flags.some((flag) => readFlag(flag) !== undefined) ||
    readDate(trade.approval_deadline) !== undefined
  )
}

/** Returns whether the case has a contact or domains, or has been verified. */
export function hasContactFacts({
  contact_data: contact,
  domain_list: domains,
  verified,
}: DataQuality | Verification): boolean {
  return hasTextInside(contact) || (Array.isArray(domains) && domains.some(hasText)) || readFlag(verified) === true
}

export function hasSessionFacts({ access_key: key, status, data, consents }: ConsentSession): boolean {
  return hasText(key) || hasText(status) || Array.isArray(consents) || hasTextInside(data)
}

/** For items that may lack every field. An object with only unknown fields is not an item. */
export function isEmptyOrHasOneOf(names: readonly string[]) {
  return (item: object): boolean => Object.keys(item).length === 0 || names.some((name) => name in item)
}

function hasTextInside(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText)
}

function hasText(value: unknown): boolean {
  return readText(value) !== undefined
}
