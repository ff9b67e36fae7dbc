// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readBrand, type Brand } from '#brand/brand.ts'
import { Footer } from './footer.tsx'

const EMAIL = 'dpo@meridian.example'
const useBrand = vi.hoisted(() => vi.fn<() => Brand>())
vi.mock('#brand/use-brand.ts', () => ({ useBrand }))
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

test.each([
  ['Data Protection Officer, Meridian Registrar Inc.', 'Data Protection Officer, Meridian Registrar Inc.', EMAIL],
  ['Data Protection Officer\r\nMeridian', 'Data Protection Officer', `Meridian\n${EMAIL}`],
  ['Meridian Registrar Inc.', 'Data Protection Officer', `Meridian Registrar Inc.\n${EMAIL}`],
  [`Data Protection Officer, ${EMAIL}`, `Data Protection Officer, ${EMAIL}`, ''],
  [null, 'Data Protection Officer', EMAIL],
])('shows the contact %j without repeating the title', (contact, heading, address) => {
  const vars = { global_dpo_contact_info: contact, global_dpo_email: EMAIL }
  useBrand.mockReturnValue(readBrand(undefined, { messaging_vars: vars }))
  renderFooter('en', { dpoTitle: 'Data Protection Officer' })
  expect(screen.getByRole('heading').textContent).toBe(heading)
  expect(document.querySelector('address')?.textContent).toBe(address)
})

test('links to the configured legal pages, in the page language', () => {
  useBrand.mockReturnValue(readBrand(undefined, {}))
  setMeta('legal-privacy-url', 'https://www.example/{language}/privacy?of={language}')
  setMeta('legal-imprint-url', '')
  setMeta('legal-verification-url', 'https://www.example/nis2')
  renderFooter('pt-BR', { dpoTitle: 'DPO', privacy: 'Política de privacidade', verification: 'Verificação' })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Política de privacidade', 'https://www.example/pt-BR/privacy?of=pt-BR'],
    ['Verificação', 'https://www.example/nis2'],
  ])
})

function setMeta(name: string, content: string) {
  const meta = Object.assign(document.createElement('meta'), { name: `pages:${name}`, content })
  document.head.append(meta)
}

function renderFooter(language: 'en' | 'pt-BR', footer: object) {
  render(
    <IntlProvider locale={language} messages={{ shell: { footer } }} timeZone="UTC">
      <Footer withLanguage={false} />
    </IntlProvider>,
  )
}
