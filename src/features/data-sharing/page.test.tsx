import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readBrand, type Brand } from '#brand/brand.ts'
import { InEnglish } from '#i18n/all-messages.tsx'
import { DataSharingPage } from './page.tsx'

const useBrand = vi.hoisted(() => vi.fn<() => Brand>())
vi.mock('#brand/use-brand.ts', () => ({ useBrand }))

test.each([
  ['Meridian', 'Meridian decides why and how'],
  [null, 'The registrar of your domain decides'],
])('names the controller, with the registrar name %s', (registrarName, sentence) => {
  useBrand.mockReturnValue(readBrand({ registrar_name: registrarName, messaging_vars: null }, undefined))
  const html = renderToStaticMarkup(
    <InEnglish>
      <DataSharingPage tabs={null} dataCopyLink={undefined} />
    </InEnglish>,
  )
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(sentence)
})
