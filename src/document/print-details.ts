/*
 * Inlined into the document, as any page can be printed. Opens what is folded while the page is printed: not every browser
 * has `::details-content`, which would do it in the stylesheet.
 */

let opened: HTMLDetailsElement[] = []

addEventListener('beforeprint', () => {
  opened.push(...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'))
  for (const details of opened) details.open = true
})

addEventListener('afterprint', () => {
  for (const details of opened) details.open = false
  opened = []
})
