import type { Page } from '@playwright/test'

/** Reports content that does not fit: horizontal scrolling, unreachable elements beyond the edge, and clipped text. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 100)
    const root = document.documentElement
    // Text that is only for screen readers is clipped to a pixel.
    const visibleElements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('input, select, svg, iframe') &&
        element.parentElement?.clientWidth !== 1,
    )
    const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
    const clippedElements = visibleElements.filter((element) => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const isOverflowing = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
      return clientWidth > 1 && clientHeight > 1 && isOverflowing && clips(getComputedStyle(element))
    })
    const scrolls = (element: Element): boolean =>
      element.matches(':is(body, html)')
        ? false
        : ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
          (element.parentElement !== null && scrolls(element.parentElement))
    const elementsBeyondEdge = visibleElements.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 1 || left < -1) && right > 0 && !scrolls(element)
    })
    return [
      ...(root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : []),
      ...clippedElements.map((element) => `cut off: ${name(element)}`),
      ...elementsBeyondEdge.map((element) => `beyond the edge: ${name(element)}`),
    ]
  })
}

/** Reports pairs of overlapping texts and controls. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Piece = { label: string; owner: Element; box: DOMRect }
    const pieces: Piece[] = []
    const isShown = (element: Element | null): element is HTMLElement =>
      element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // Text that is only for screen readers is clipped to a pixel, or to nothing.
    const isForScreenReaders = (element: Element | null): boolean =>
      element instanceof HTMLElement &&
      (element.offsetWidth === 1 ||
        getComputedStyle(element).clipPath === 'inset(50%)' ||
        isForScreenReaders(element.parentElement))
    const scope = document.querySelector('dialog[open]') ?? document.body
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (data.trim() === '' || !isShown(parentElement) || parentElement.closest('select, svg')) continue
      if (isForScreenReaders(parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects())
        pieces.push({ label: data.trim().slice(0, 40), owner: parentElement, box })
    }
    for (const control of scope.querySelectorAll('button, input, select, textarea')) {
      if (isShown(control)) {
        pieces.push({ label: control.outerHTML.slice(0, 60), owner: control, box: control.getBoundingClientRect() })
      }
    }
    // Boxes of adjacent lines may overlap, because they are taller than the letters.
    const overlap = (a: DOMRect, b: DOMRect) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return Math.min(a.width, b.width) > 1 && width > 2 && height > Math.min(a.height, b.height) / 2
    }
    return pieces.flatMap((a, index) =>
      pieces
        .slice(index + 1)
        .filter((b) => !a.owner.contains(b.owner) && !b.owner.contains(a.owner) && overlap(a.box, b.box))
        .map((b) => `${a.label} | ${b.label}`),
    )
  })
}
