import { describe, expect, it } from 'vitest'
import { readBrand } from './brand.ts'

const REGISTRAR_LOGO = 'data:image/png;base64,cmVnaXN0cmFy'
const SYSTEM = {
  encoded_logo: REGISTRAR_LOGO,
  logo_url: 'https://www.registrar.example/logo.png',
  registrar_name: 'Registrar Inc.',
  messaging_vars: { global_product_name: 'Registrar' },
}

describe('the logo', () => {
  it("is the registrar's without a reseller", () => {
    expect(readBrand(SYSTEM, undefined)).toMatchObject({ logo: REGISTRAR_LOGO, name: 'Registrar' })
  })

  it.each([
    ['a product name', { global_product_name: 'Atelier Web' }],
    ['a name', { global_reseller_org_name: 'Atelier Web SARL' }],
  ])("is never the registrar's for a reseller with %s", (_, vars) => {
    expect(readBrand(SYSTEM, { branding: {}, messaging_vars: vars }).logo).toBeUndefined()
  })

  it("is the registrar's for a reseller without a name, or for an internal account", () => {
    expect(readBrand(SYSTEM, { branding: null, messaging_vars: null }).logo).toBe(REGISTRAR_LOGO)
    const internal = { reseller_name: 'abc-tucows', messaging_vars: { global_reseller_org_name: 'Account 17' } }
    expect(readBrand(SYSTEM, internal).logo).toBe(REGISTRAR_LOGO)
  })

  it.each([null, '', 'none'])('falls back to its URL if the encoded logo is %j', (encoded_logo) => {
    expect(readBrand({ ...SYSTEM, encoded_logo }, undefined).logo).toBe('https://www.registrar.example/logo.png')
  })

  it('is never a URL with another scheme', () => {
    const system = { ...SYSTEM, encoded_logo: null, logo_url: 'javascript:alert(1)' }
    expect(readBrand(system, undefined).logo).toBeUndefined()
  })
})
