import { jsxDEV as createElement } from 'react/jsx-dev-runtime'
import { separateTexts } from './separate-texts.ts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof createElement = (type, props, ...rest) =>
  createElement(type, separateTexts(type, props), ...rest)
