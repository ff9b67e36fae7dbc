// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { useId, type ReactNode } from 'react'
import { expect, test } from 'vitest'

/** Replaces each text node with an element, as a browser translator does. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `[${text.data}]`
    text.replaceWith(font)
  }
}

function Field() {
  return <input id={useId()} />
}

const STATES: [string, (isLater: boolean) => ReactNode, string][] = [
  ['a text before an element', (isLater) => (isLater ? 'later' : 'before'), 'later'],
  ['a text after an element', (isLater) => [<b key="b">b</b>, isLater ? 'later' : 'before'], '[b]later'],
  ['an element after a removed text', (isLater) => [!isLater && 'before', <b key="b">b</b>], '[b]'],
  ['a fragment', (isLater) => <>{isLater ? 'later' : 'before'}</>, 'later'],
]

test.each(STATES)('after a translation, updates %s', (_, content, text) => {
  const state = (isLater: boolean) => (
    <p>
      {content(isLater)}
      <i>i</i>
    </p>
  )
  const { container, rerender } = render(state(false))
  translate(container)
  rerender(state(true))
  expect(container.textContent).toBe(`${text}[i]`)
})

test('updates a text of several parts, and inserts an element before a text', () => {
  const state = (isLater: boolean) => (
    <p>
      {isLater && <b>b</b>}of {isLater ? 2 : 1}
      <i>i</i>
    </p>
  )
  const { container, rerender } = render(state(false))
  translate(container)
  rerender(state(true))
  expect(container.textContent).toBe('bof 2[i]')
})

test('keeps the elements next to a text that is added or removed', () => {
  const state = (isLater: boolean) => (
    <p>
      {isLater && 'later'}
      <Field />
      {!isLater && 'before'}
    </p>
  )
  const { container, rerender } = render(state(false))
  const field = container.querySelector('input')
  rerender(state(true))
  expect(container.querySelector('input')).toBe(field)
})
