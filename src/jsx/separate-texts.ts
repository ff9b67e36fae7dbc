import type { ReactNode } from 'react'
import { jsx, Fragment } from 'react/jsx-runtime'

/**
 * Wraps each text that has siblings in a `<span>`. Browser translators replace text nodes, which React then cannot
 * update or remove; React can always remove an element and set its only text.
 */
export function separateTexts<Props>(type: unknown, props: Props): Props {
  const { children } = props as { children?: ReactNode }
  const isList = Array.isArray(children)
  if (!isList && (type !== Fragment || !isText(children))) return props
  const list: readonly ReactNode[] = isList ? children : [children]
  const isTextOnly = typeof type === 'string' && list.every(isText)
  return { ...props, children: isTextOnly ? list.join('') : withElements(list) }
}

/** Keeps the positions of the children, which are their implicit keys. */
function withElements(children: readonly ReactNode[]): ReactNode[] {
  let start = 0
  return children.map((child, index) => {
    if (Array.isArray(child)) return withElements(child)
    if (!isText(child)) return child
    if (!isText(children[index - 1])) start = index
    if (isText(children[index + 1])) return null
    const text = (children.slice(start, index + 1) as string[]).join('')
    // Translators ignore whitespace.
    return text.trim() ? jsx('span', { children: text }, `text ${start}`) : text
  })
}

function isText(child: ReactNode): child is string | number {
  return typeof child === 'string' || typeof child === 'number'
}
