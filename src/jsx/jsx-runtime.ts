import { jsx as createElement } from 'react/jsx-runtime'
import { separateTexts } from './separate-texts.ts'

export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react/jsx-runtime'

/** The function that JSX compiles to ("jsxImportSource" in tsconfig.json and vite.config.ts). */
export const jsx: typeof createElement = (type, props, key) => createElement(type, separateTexts(type, props), key)
// In production, React treats `jsx` and `jsxs` the same.
export { jsx as jsxs }
