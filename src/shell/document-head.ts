import type { Brand } from '#brand/brand.ts'
import { themeProperties } from '#brand/theme.ts'
import { createStore } from '#lib/store.ts'

/** What a page puts on the document around it. */
export type DocumentHead = {
  title: string
  /** Custom properties of the brand, by name. */
  theme: Record<string, string>
  favicon: string | undefined
}

/** The head of the page that a server has rendered. */
export const renderedHead = createStore<DocumentHead | undefined>(undefined)

/** Notes a page's head where there is no document that effects could put it on. */
export function noteHead(title: string, { colours, favicon }: Brand): void {
  if (!globalThis.document) renderedHead.set({ title, theme: themeProperties(colours), favicon })
}
