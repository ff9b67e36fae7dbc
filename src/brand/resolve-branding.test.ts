import { expect, test } from 'vitest'
import type { Branding, ResellerIdentity } from '#api/branding.ts'
import { answersFor } from './resolve-branding.ts'

const NAMED = { reseller_name: 'nordlicht', system_name: 'opensrs' }
const WORDS = { messaging_vars: { global_reseller_org_name: 'Nordlicht Hosting GmbH' } }

test.each<[Branding | undefined, ResellerIdentity, boolean]>([
  [undefined, {}, true],
  [undefined, { realm: 'nordlicht' }, false],
  [NAMED, { realm: 'Nordlicht' }, true],
  [NAMED, { realm: 'nordlicht', systemName: 'OpenSRS' }, true],
  [NAMED, { realm: 'nordlicht', systemName: 'enom' }, false],
  [{ ...NAMED, ...WORDS }, { realm: 'pale-yellow' }, false],
  // With the specification's fields alone, it may be the host's default brand.
  [WORDS, { realm: 'nordlicht', systemName: 'opensrs' }, false],
  [WORDS, {}, true],
  [WORDS, { systemName: 'opensrs' }, false],
  [{ messaging_vars: null }, { realm: 'nordlicht' }, false],
  [{ ...NAMED, system_name: 7 as never }, { realm: 'nordlicht', systemName: '7' }, true],
])('%j belongs to %j: %s', (branding, identity, answers) => {
  expect(answersFor(branding, identity)).toBe(answers)
})
