// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MessagingVars } from '#api/branding.ts'
import { readBrand, type Brand } from '#brand/brand.ts'
import { allMessages } from '#i18n/all-messages.ts'
import { DataSharingPage } from './page.tsx'

const useBrand = vi.hoisted(() => vi.fn<() => Brand>())
vi.mock('#brand/use-brand.ts', () => ({ useBrand }))
afterEach(cleanup)

test('names the controller by its legal name, and whom to ask', () => {
  const controller = renderPage({
    global_partner_legal_name: 'Meridian Registrar Inc.',
    global_data_use_info_address: '1 Harbour Square',
    global_data_use_info_email: 'data-use@meridian.example',
    global_dpo_contact_info: 'Data Protection Officer',
    global_dpo_email: 'dpo@meridian.example',
  })
  expect(controller.textContent).toMatch(/^Who is responsible for your data/)
  expect(controller.textContent).toContain('Meridian Registrar Inc. decides why and how')
  expect([...controller.querySelectorAll('address')].map((each) => each.textContent)).toEqual([
    '1 Harbour Square',
    'Data Protection Officer',
  ])
  expect(
    within(controller)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['mailto:data-use@meridian.example', 'mailto:dpo@meridian.example'])
})

test('names the registrar as its customers know it where there is no legal name', () => {
  const controller = renderPage(null)
  expect(controller.textContent).toContain('Meridian decides why and how')
  expect(controller.textContent).not.toContain('contact')
})

test('names the registrar by its role where it has no name', () => {
  expect(renderPage(null, null).textContent).toContain('The registrar of your domain decides')
})

/** Renders the page and returns its section about the controller. */
function renderPage(vars: MessagingVars | null, registrarName: string | null = 'Meridian'): HTMLElement {
  useBrand.mockReturnValue(readBrand({ registrar_name: registrarName, messaging_vars: vars }, undefined))
  render(
    <IntlProvider locale="en" messages={allMessages('en')} timeZone="UTC">
      <DataSharingPage tabs={null} dataCopyLink={undefined} />
    </IntlProvider>,
  )
  return screen.getByRole('heading', { name: 'Who is responsible for your data' }).parentElement ?? document.body
}
