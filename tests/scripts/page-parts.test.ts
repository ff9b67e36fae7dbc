import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageLines } from '#scripts/pages/page-lines.ts'
import { readProject, type Project, type Route } from '#scripts/pages/project.ts'

const project = await readProject(join(import.meta.dirname, '../..'))
const LISTING = '/dls/$id/$domain'

/** The project with another route of the listing page. */
function withListing(changed: Partial<Route>): Project {
  return {
    ...project,
    routes: project.routes.map((route) => (route.path === LISTING ? { ...route, ...changed } : route)),
  }
}

const othersThanListing = project.scenarios.filter(({ flow }) => flow !== 'listing')
const NEW_FLOW = { flow: 'parking', link: '/dls/new/a.example' }

test('every page has its parts', () => {
  expect(pageLines(project)).toEqual([])
})

const LEFT_OUT: [what: string, changed: Project, told: RegExp][] = [
  [
    'the early read of its brand',
    withListing({ namesReseller: true }),
    /^src\/document\/preload\.ts: add paths\.getListing to RESELLERS/,
  ],
  [
    'the brand of the reseller that its item names',
    {
      ...project,
      routes: project.routes.map((route) =>
        route.reads === 'getTransferIn' ? { ...route, namesReseller: false } : route,
      ),
    },
    /^src\/routes\/transfer\.in\.\$domain\.\$key\.tsx: add about to loadItem/,
  ],
  ['what the device remembers', withListing({ recalls: false }), /^src\/routes\/dls.*: add recall: recallAnswer/],
  [
    'what it reads of the device',
    withListing({ showsKeptAnswer: false }),
    /^src\/routes\/dls.*: remove recall from loadItem/,
  ],
  ['its feature', withListing({ flag: undefined }), /^src\/routes\/dls.*: add a feature to staticData/],
  [
    'a feature of its own, where it has one',
    { ...project, flags: [...project.flags, 'parking'] },
    /^src\/lib\/feature-names\.ts: no page names the feature "parking"/,
  ],
  [
    'an area of errors of its own',
    { ...project, areas: new Map([...project.areas, ['parking.ts', ['domainlistingservice']]]) },
    /^src\/api\/error-areas\.ts: src\/api\/listing\.ts and src\/api\/parking\.ts share the area/,
  ],
  [
    'tests of its rules',
    { ...project, featuresWithRuleTests: project.featuresWithRuleTests.filter((name) => name !== 'listing') },
    /^src\/features\/listing\/rules\.test\.ts: test the rules/,
  ],
  ['its title', withListing({ title: undefined }), /^src\/routes\/dls\.\$id\.\$domain\.tsx: add a title/],
  [
    'the words of its title',
    withListing({ title: 'parking' }),
    /^src\/i18n\/locales\/en\/common\.json: add "shell\.title\.parking", which src\/routes\/dls/,
  ],
  ['its messages', withListing({ namespaces: [] }), /^src\/routes\/dls\.\$id\.\$domain\.tsx: add namespaces/],
  [
    'the messages that it takes',
    withListing({ namespaces: ['listing'] }),
    /^src\/routes\/dls.*: add the file with "decision" to namespaces, as src\/decision\//,
  ],
  [
    'its rules among the readings',
    { ...project, featuresWithRules: [...project.featuresWithRules, 'parking'] },
    /^tests\/faults\/readings\.ts: add how src\/features\/parking\/rules\.ts/,
  ],
  ['a title of its own', withListing({ title: 'trade' }), /features .*trade.* share the title "trade"/],
  ['a receipt text of its own', withListing({ receipts: ['trade'] }), /^src\/features\/: .* share the wording "trade"/],
  [
    'its scenarios',
    { ...project, scenarios: othersThanListing },
    /^mocks\/scenarios\/: no scenario leads to \/dls\/\$id/,
  ],
  [
    'a browser test',
    { ...project, scenarios: [...project.scenarios, NEW_FLOW] },
    /^tests\/e2e\/parking-states\.spec\.ts: .*testStates\('parking'/,
  ],
  [
    'a browser test of its own, beside that of its states',
    { ...project, specs: project.specs.filter((name) => name !== 'listing.spec.ts') },
    /^tests\/e2e\/listing\.spec\.ts: test what only this page does/,
  ],
  ['its views', { ...project, scenarios: [...project.scenarios, NEW_FLOW] }, /^tests\/support\/views\.ts: .*"parking"/],
]

test.each(LEFT_OUT)('a page without %s is told, and where to add it', (_, changed, told) => {
  expect(pageLines(changed)).toContainEqual(expect.stringMatching(told))
})
