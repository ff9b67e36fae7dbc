import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#i18n/negotiate.ts'
import { notReadyText } from './not-ready.ts'

test('a button that is pressed too early says so in every language', () => {
  const texts = (Object.keys(LANGUAGES) as Language[]).map(notReadyText)
  expect(new Set(texts).size).toBe(texts.length)
  expect(notReadyText('pt-BR')).toContain('Um momento')
})
