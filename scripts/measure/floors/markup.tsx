import { renderToStaticMarkup } from 'react-dom/server'
import { Form } from './form.tsx'

/** The form as a document without script has it. */
export function markup(): string {
  return renderToStaticMarkup(<Form />)
}
