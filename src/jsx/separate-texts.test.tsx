// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { useId, type ReactNode } from 'react'
import { expect, test } from 'vitest'

/** Replaces each text by an element, as a translator does. */
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
  ['a text alone', (isLater) => <p>{isLater ? 'later' : 'before'}</p>, 'later'],
  [
    'a text beside an element',
    (isLater) => (
      <p>
        <b>b</b> {isLater ? 'later' : 'before'}
      </p>
    ),
    '[b] later',
  ],
  [
    'a text that goes',
    (isLater) => (
      <p>
        {!isLater && 'before'}
        <b>b</b>
      </p>
    ),
    '[b]',
  ],
  ['an element before a text', (isLater) => <p>{isLater && <b>b</b>}text</p>, 'b[text]'],
  [
    'a text of several parts',
    (isLater) => (
      <p>
        of {isLater ? 2 : 1}
        <b>b</b>
      </p>
    ),
    'of 2[b]',
  ],
  ['a list of texts and elements', (isLater) => <p>{[isLater ? 'later' : 'before', <b key="b">b</b>]}</p>, 'later[b]'],
  [
    'a fragment',
    (isLater) => (
      <p>
        <b>b</b>
        <>{isLater ? 'later' : 'before'}</>
      </p>
    ),
    '[b]later',
  ],
]

test.each(STATES)('updates %s after a translation', (_, state, text) => {
  const { container, rerender } = render(state(false))
  translate(container)
  rerender(state(true))
  expect(container.textContent).toBe(text)
})

test('keeps the elements beside a text that comes and goes', () => {
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
