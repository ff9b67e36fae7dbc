import type { NamedReseller } from '#api/named-reseller.ts'
import { expect, test } from 'vitest'
import type { Branding } from '#api/branding.ts'
import { answersFor } from './resolve-branding.ts'

const NAMED = { reseller_name: 'nordlicht', system_name: 'opensrs' }
const WORDS = { messaging_vars: { global_reseller_org_name: 'Nordlicht Hosting GmbH' } }

test.each<[Branding | undefined, NamedReseller, boolean]>([
  [undefined, {}, true],
  [undefined, { realm: 'nordlicht' }, false],
  [NAMED, { realm: 'Nordlicht' }, true],
  [NAMED, { realm: 'nordlicht', systemName: 'OpenSRS' }, true],
  [NAMED, { realm: 'nordlicht', systemName: 'enom' }, false],
  [{ ...NAMED, ...WORDS }, { realm: 'pale-yellow' }, false],
  // The specification's fields alone: whose brand it is, only its words say.
  [WORDS, { realm: 'nordlicht', systemName: 'opensrs' }, true],
  [WORDS, { realm: 'nordlicht', orgName: 'NORDLICHT Hosting GmbH' }, true],
  [WORDS, { realm: 'zitrone', orgName: 'Zitrone' }, false],
  [{ branding: {}, messaging_vars: { global_product_name: 'Domains' } }, { realm: 'nordlicht' }, false],
  [{ messaging_vars: null }, { realm: 'nordlicht' }, false],
  [{ ...NAMED, system_name: 7 as never }, { realm: 'nordlicht', systemName: 'opensrs' }, false],
  [{ ...NAMED, system_name: 7 as never }, { realm: 'nordlicht', systemName: '7' }, true],
  [{ ...NAMED, system_name: {} as never }, { realm: 'nordlicht', systemName: 'opensrs' }, false],
])('%j answers for %j: %s', (branding, identity, answers) => {
  expect(answersFor(branding, identity)).toBe(answers)
})
