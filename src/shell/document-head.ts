import type { Brand } from '#brand/brand.ts'
import { themeProperties } from '#brand/theme.ts'
import type { DocumentHead } from '#lib/document-head.ts'
import { createStore } from '#lib/store.ts'
import { pageTitle } from '#ui/page-title.ts'

/** Composes the document title. `stateTitle` is the title of the page state, if any. */
export type ComposeTitle = (stateTitle: string | undefined) => string

const capturedHead = createStore<(Omit<DocumentHead, 'title'> & { title: ComposeTitle }) | undefined>(undefined)

/** On a server, where there is no document, stores the head of the page. */
export function captureHead(title: ComposeTitle, { colors, favicon }: Brand): void {
  if (!globalThis.document) capturedHead.set({ title, theme: themeProperties(colors), favicon })
}

export function getCapturedHead(): DocumentHead | undefined {
  const head = capturedHead.get()
  return head && { ...head, title: head.title(pageTitle.get()) }
}
