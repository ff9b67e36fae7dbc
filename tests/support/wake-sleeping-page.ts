import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SleepingPage } from './sleeping-page.ts'

const root = document.querySelector('#root')
if (root) hydrateRoot(root, createElement(SleepingPage))
