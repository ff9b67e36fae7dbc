import { expect, test } from 'vitest'
import type { Branding, ResellerIdentity } from '#api/branding.ts'
import { isBrandingOf } from './resolve-branding.ts'

const NAMES = { reseller_name: 'nordlicht', system_name: 'opensrs' }
const VARS = { messaging_vars: { global_reseller_org_name: 'Nordlicht Hosting GmbH' } }

test.each<[Branding | undefined, ResellerIdentity, boolean]>([
  [undefined, {}, true],
  [undefined, { realm: 'nordlicht' }, false],
  [NAMES, { realm: 'Nordlicht' }, true],
  [NAMES, { realm: 'nordlicht', systemName: 'OpenSRS' }, true],
  [NAMES, { realm: 'nordlicht', systemName: 'enom' }, false],
  [{ ...NAMES, ...VARS }, { realm: 'pale-yellow' }, false],
  // A branding without `reseller_name` may be a default.
  [VARS, { realm: 'nordlicht', systemName: 'opensrs' }, false],
  [VARS, {}, true],
  [VARS, { systemName: 'opensrs' }, false],
  [{ messaging_vars: null }, { realm: 'nordlicht' }, false],
  [{ ...NAMES, system_name: 7 as never }, { realm: 'nordlicht', systemName: '7' }, true], // A number counts as text.
])('%j belongs to %j: %s', (branding, identity, isMatch) => {
  expect(isBrandingOf(branding, identity)).toBe(isMatch)
})
