export type DocumentHead = {
  title: string
  /** Custom properties of the brand, by name. */
  theme: Record<string, string>
  favicon: string | undefined
}

/** What the server's rendering sets, in an inert block with the id `first-view`. */
export type FirstViewHead = DocumentHead & {
  /** Path and query that were rendered. */
  path: string
  language: string
  /** Shown when a button is clicked before hydration, in the page's language. */
  notReady: string
}
