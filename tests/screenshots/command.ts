import { requireBuild } from '#scripts/build/source-digest.ts'
import { CommandProblem, readCommand } from '#scripts/command.ts'
import { readLanguages } from '#scripts/messages/languages.ts'
import { VIEWS } from '#tests/support/views.ts'
import { takeScreenshots } from './take.ts'

const { values } = readCommand({
  name: 'npm run screenshots',
  purpose: 'Takes pictures of every page in its main states (tests/support/views.ts), after a build.',
  options: {
    only: { type: 'string', value: 'A,B', help: 'only these pages' },
    states: { type: 'string', value: 'WORD', default: '', help: 'only states whose name has this word' },
    widths: { type: 'string', value: 'A,B', default: '360,768,1280', help: 'widths of the window' },
    languages: { type: 'string', value: 'A,B', default: 'en,de,tr', help: 'languages' },
    dark: { type: 'boolean', default: false, help: 'as on a device that is set to dark' },
    origin: { type: 'string', value: 'URL', help: 'of pages that are served already, with their sandbox' },
    out: {
      type: 'string',
      value: 'DIR',
      default: 'screenshots',
      help: 'where to; replaces its folders of the languages',
    },
  },
})
const listOf = (text: string) => text.split(',').map((name) => name.trim())
const PAGES = [...new Set(VIEWS.map(({ page }) => page))]
const pages = values.only ? listOf(values.only) : PAGES
const widths = listOf(values.widths).map(Number)
const languages = listOf(values.languages)
const known = [...(await readLanguages()).keys()]
if (pages.some((page) => !PAGES.includes(page))) throw new CommandProblem(`Pages are: ${PAGES.join(', ')}.`)
if (languages.some((name) => !known.includes(name))) throw new CommandProblem(`Languages are: ${known.join(', ')}.`)
if (widths.some((width) => !Number.isInteger(width) || width < 200))
  throw new CommandProblem('--widths takes numbers from 200.')
if (!values.origin) await requireBuild()

const views = VIEWS.filter(({ page, state }) => pages.includes(page) && state.includes(values.states))
const { dark, origin, out } = values
const failures = await takeScreenshots({ views, widths, languages, dark, origin, out })
for (const failure of failures) console.error(`✗ ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
