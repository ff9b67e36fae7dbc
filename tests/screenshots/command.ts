import { requireBuild } from '#scripts/build/source-digest.ts'
import { CommandProblem, readCommand } from '#scripts/command.ts'
import { readLanguages } from '#scripts/messages/languages.ts'
import { VIEWS } from '#tests/support/views.ts'
import { takeScreenshots } from './take.ts'

const { values } = readCommand({
  name: 'npm run screenshots',
  purpose: 'Takes screenshots of every page in its main states (tests/support/views.ts), after a build.',
  options: {
    only: { type: 'string', value: 'A,B', help: 'only these pages' },
    states: { type: 'string', value: 'WORD', default: '', help: 'only states whose name contains this word' },
    widths: { type: 'string', value: 'A,B', default: '360,768,1280', help: 'window widths, in px' },
    languages: { type: 'string', value: 'A,B', default: 'en,de,tr', help: 'languages' },
    dark: { type: 'boolean', default: false, help: 'use the dark color scheme' },
    origin: { type: 'string', value: 'URL', help: 'origin of a running server with a sandbox' },
    out: {
      type: 'string',
      value: 'DIR',
      default: 'screenshots',
      help: 'output folder; its language folders are replaced',
    },
  },
})
const splitList = (text: string) => text.split(',').map((name) => name.trim())
const PAGES = [...new Set(VIEWS.map(({ page }) => page))]
const pages = values.only ? splitList(values.only) : PAGES
const widths = splitList(values.widths).map(Number)
const languages = splitList(values.languages)
const LANGUAGES = [...(await readLanguages()).keys()]
if (pages.some((page) => !PAGES.includes(page))) throw new CommandProblem(`--only takes: ${PAGES.join(', ')}.`)
if (languages.some((name) => !LANGUAGES.includes(name)))
  throw new CommandProblem(`--languages takes: ${LANGUAGES.join(', ')}.`)
if (widths.some((width) => !Number.isInteger(width) || width < 200))
  throw new CommandProblem('--widths takes integers from 200 up.')
if (!values.origin) await requireBuild()

const views = VIEWS.filter(({ page, state }) => pages.includes(page) && state.includes(values.states))
const { dark, origin, out } = values
const failures = await takeScreenshots({ views, widths, languages, dark, origin, out })
for (const failure of failures) console.error(`✗ ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
