/** What a rendered page puts on the document. */
export type FirstViewHead = {
  path: string
  language: string
  title: string
  theme: Record<string, string>
  favicon?: string
  notReady: string
}
const block = document.querySelector('#first-view')
if (block) {
  const head = JSON.parse(block.textContent) as FirstViewHead
  document.documentElement.lang = head.language
  document.title = head.title
  for (const [name, value] of Object.entries(head.theme)) document.documentElement.style.setProperty(name, value)
}
