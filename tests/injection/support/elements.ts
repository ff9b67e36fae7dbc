import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** An element as far as it can do something. */
export type SeenElement = {
  name: string
  attributes: (readonly [name: string, value: string])[]
  /** The text of a script or a style, empty for all others. */
  text: string
  /** Whether it stands in the frame of a message's preview. */
  isInFrame: boolean
}

/** The elements of a document as a browser reads it, with scripts and without. */
export function elementsOf(html: string): SeenElement[] {
  return [true, false].flatMap((scriptingEnabled) => [...walk(parse(html, { scriptingEnabled }))])
}

function* walk(node: Tree.Node): Generator<SeenElement> {
  if ('tagName' in node) {
    const attributes = node.attrs.map(
      ({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value] as const,
    )
    const text = /^(script|style)$/.test(node.tagName)
      ? node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
      : ''
    yield { name: node.tagName, attributes, text, isInFrame: false }
  }
  if ('content' in node) yield* walk(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

/** The same of the documents that a page shows. Runs in the browser. */
export function seenElements(): SeenElement[] {
  const of = (root: Document, isInFrame: boolean): SeenElement[] =>
    Array.from(root.querySelectorAll('*'), (element) => ({
      name: element.localName,
      attributes: Array.from(element.attributes, ({ name, value }) => [name, value] as const),
      text: /^(script|style)$/.test(element.localName) ? (element.textContent ?? '') : '',
      isInFrame,
    }))
  const frames = Array.from(document.querySelectorAll('iframe'), ({ contentDocument }) => contentDocument)
  return [...of(document, false), ...frames.flatMap((frame) => (frame ? of(frame, true) : []))]
}
