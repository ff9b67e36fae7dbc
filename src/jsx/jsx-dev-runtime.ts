import { jsxDEV as createElement } from 'react/jsx-dev-runtime'
import { separateTexts } from './separate-texts.ts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof createElement = (type, props, key, isStatic, ...rest) => {
  const separated = separateTexts(type, props)
  // False if all children were texts, which are joined into one.
  const isList = Array.isArray((separated as { children?: unknown }).children)
  return createElement(type, separated, key, isStatic && isList, ...rest)
}
