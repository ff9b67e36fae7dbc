import type { Brand } from '#brand/brand.ts'
import { themeProperties } from '#brand/theme.ts'
import type { DocumentHead } from '#lib/document-head.ts'
import { createStore } from '#lib/store.ts'
import { pageTitle } from '#ui/page-title.ts'

/** Composes a document's title from that of its state, if any. */
export type ComposeTitle = (own: string | undefined) => string

const noted = createStore<(Omit<DocumentHead, 'title'> & { title: ComposeTitle }) | undefined>(undefined)

/** Stores a page's head on a server, which has no document. */
export function captureHead(title: ComposeTitle, { colours, favicon }: Brand): void {
  if (!globalThis.document) noted.set({ title, theme: themeProperties(colours), favicon })
}

export function renderedHead(): DocumentHead | undefined {
  const head = noted.get()
  return head && { ...head, title: head.title(pageTitle.get()) }
}
