import { createRoot } from 'react-dom/client'
import { Form } from './form.tsx'
import './form.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Form />)
