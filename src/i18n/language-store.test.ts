import { expect, test, vi } from 'vitest'
import { chooseLanguage, loadMessages, shownLanguage, startLanguage } from './language-store.ts'

test('loads pending messages in the new language if the language changes meanwhile', async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  await startLanguage(['preferences'], ['en'])
  const loaded = loadMessages('preferencesSaved')
  void chooseLanguage('de')
  await loaded
  expect(shownLanguage.get()?.language).toBe('de')
  expect(shownLanguage.get()?.messages.preferencesSaved.allowed).toBe('Erlaubt')
})
