// In the pages of `npm run dev`: shows changed messages of the language on the page (scripts/vite/live-messages.ts).
import { shownLanguage } from '#i18n/language-store.ts'

const changed = new Map<string, Record<string, unknown>>()

import.meta.hot?.on('messages-changed', ({ language, messages }) => {
  changed.set(language, { ...changed.get(language), ...messages })
  // The files are whole again.
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
  show()
})
// Another namespace, or a language that was shown before the change.
shownLanguage.subscribe(show)

function show(): void {
  const shown = shownLanguage.get()
  const now = shown && changed.get(shown.language)
  if (!now || Object.entries(shown.messages).every(([key, messages]) => (now[key] ?? messages) === messages)) return
  const messages = Object.fromEntries(Object.entries(shown.messages).map(([key, own]) => [key, now[key] ?? own]))
  shownLanguage.set({ ...shown, messages: messages as typeof shown.messages })
}
