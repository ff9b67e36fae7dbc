// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readBrand, type Brand } from '#brand/brand.ts'
import { Footer } from './footer.tsx'

const EMAIL = 'dpo@meridian.example'
const useBrand = vi.hoisted(() => vi.fn<() => Brand>())
vi.mock('#brand/use-brand.ts', () => ({ useBrand }))
afterEach(cleanup)

test.each([
  ['Data Protection Officer, Meridian Registrar Inc.', 'Data Protection Officer, Meridian Registrar Inc.', EMAIL],
  ['Data Protection Officer\r\nMeridian', 'Data Protection Officer', `Meridian\n${EMAIL}`],
  ['Meridian Registrar Inc.', 'Data Protection Officer', `Meridian Registrar Inc.\n${EMAIL}`],
  [`Data Protection Officer, ${EMAIL}`, `Data Protection Officer, ${EMAIL}`, ''],
  [null, 'Data Protection Officer', EMAIL],
])('shows the contact %j as given, without a repeated heading', (contact, heading, address) => {
  const vars = { global_dpo_contact_info: contact, global_dpo_email: EMAIL }
  useBrand.mockReturnValue(readBrand(undefined, { messaging_vars: vars }))
  render(
    <IntlProvider locale="en" messages={{ shell: { footer: { dpoTitle: 'Data Protection Officer' } } }} timeZone="UTC">
      <Footer withLanguage={false} />
    </IntlProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe(heading)
  expect(document.querySelector('address')?.textContent).toBe(address)
})
