export type DocumentHead = {
  title: string
  /** Custom properties of the brand, by name. */
  theme: Record<string, string>
  favicon: string | undefined
}

/** The head of a rendered document, in an inert block with the id `first-view`. `path` includes the query. */
export type FirstViewHead = DocumentHead & {
  path: string
  language: string
  /** Shown when a button is clicked before hydration, in the page's language. */
  notReady: string
}
