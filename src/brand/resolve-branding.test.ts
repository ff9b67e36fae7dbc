import { expect, test } from 'vitest'
import type { Branding, ResellerIdentity } from '#api/branding.ts'
import { isBrandingOf } from './resolve-branding.ts'

const NAMED = { reseller_name: 'nordlicht', system_name: 'opensrs' }
const TEXTS = { messaging_vars: { global_reseller_org_name: 'Nordlicht Hosting GmbH' } }

test.each<[Branding | undefined, ResellerIdentity, boolean]>([
  [undefined, {}, true],
  [undefined, { realm: 'nordlicht' }, false],
  [NAMED, { realm: 'Nordlicht' }, true],
  [NAMED, { realm: 'nordlicht', systemName: 'OpenSRS' }, true],
  [NAMED, { realm: 'nordlicht', systemName: 'enom' }, false],
  [{ ...NAMED, ...TEXTS }, { realm: 'pale-yellow' }, false],
  // With only the specification's fields, it may be the host's default brand.
  [TEXTS, { realm: 'nordlicht', systemName: 'opensrs' }, false],
  [TEXTS, {}, true],
  [TEXTS, { systemName: 'opensrs' }, false],
  [{ messaging_vars: null }, { realm: 'nordlicht' }, false],
  [{ ...NAMED, system_name: 7 as never }, { realm: 'nordlicht', systemName: '7' }, true],
])('%j belongs to %j: %s', (branding, identity, isMatch) => {
  expect(isBrandingOf(branding, identity)).toBe(isMatch)
})
