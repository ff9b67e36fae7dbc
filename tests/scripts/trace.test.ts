import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { translateStack } from '#scripts/trace/translate-stack.ts'
import { mapsApart } from '#scripts/vite/maps-apart.ts'
import { minifyAgain } from '#scripts/vite/minify-again.ts'
import { folderOf } from '#tests/support/folder-of.ts'

/** Where an error is thrown in each of two scripts: Vite puts a table before the first, and leaves the second as it is. */
const SOURCES = {
  'index.html': '<script type="module" src="/src/main.ts"></script>',
  'src/main.ts': `
    export function fail(reason: string): never {
      const words = 'planted in main: ' + reason
      throw new Error(words)
    }
    addEventListener('hashchange', () => void import('./later.ts').then(({ later }) => later(fail)))
  `,
  'src/later.ts': `
    import './later.css'
    export function later(next: (reason: string) => never): void {
      const reason = location.hash + 'planted in later'
      if (reason.length > 20) next(reason)
    }
  `,
  'src/later.css': 'a { color: red }',
}

/** The place of a word in the scripts of a build, as a browser tells it. */
async function placeOf(word: string, assets: string): Promise<string> {
  for (const name of await readdir(assets)) {
    const lines = (await readFile(join(assets, name), 'utf8')).split('\n')
    const row = lines.findIndex((line) => line.includes(word))
    if (row >= 0) return `/assets/${name}:${row + 1}:${(lines[row]?.indexOf(word) ?? 0) + 1}`
  }
  throw new Error(`No script holds "${word}"`)
}

async function builtProject() {
  const project = await folderOf(SOURCES)
  const [dist, maps] = [join(project.path, 'dist'), join(project.path, 'maps')]
  await build({
    root: project.path,
    configFile: false,
    logLevel: 'error',
    plugins: [minifyAgain('index'), mapsApart(maps)],
  })
  return { ...project, dist, maps }
}

test('places of scripts become places of the sources, whoever tells them', async () => {
  await using project = await builtProject()
  const assets = join(project.dist, 'assets')
  const [main, later] = [await placeOf('planted in main', assets), await placeOf('planted in later', assets)]
  const stack = [
    'Error: planted',
    `    at e (https://pages.example${main})`,
    `t@https://pages.example:8443${later}`,
    `  at * @ http://localhost${later}`,
    '    at node:internal/process:1:2',
  ]
  const { lines, unknown, translated } = await translateStack(stack.join('\n'), project.maps)
  expect(lines).toEqual([
    'Error: planted',
    expect.stringMatching(/^ {4}at e \(src\/main\.ts:3:\d+.*\)$/),
    expect.stringMatching(/^t@src\/later\.ts:4:\d+/),
    expect.stringMatching(/^ {2}at \* @ src\/later\.ts:4:\d+/),
    '    at node:internal/process:1:2',
  ])
  expect({ unknown, translated }).toEqual({ unknown: [], translated: 3 })
})

test('a build leaves no map and no mention of one beside its scripts, and no text of a source in the maps', async () => {
  await using project = await builtProject()
  const names = await readdir(project.dist, { recursive: true })
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
  for (const name of names.filter((each) => each.endsWith('.js')))
    expect(await readFile(join(project.dist, name), 'utf8')).not.toContain('sourceMappingURL')
  const maps = (await readdir(project.maps, { recursive: true })).filter((name) => name.endsWith('.map'))
  expect(maps).toHaveLength(2)
  for (const name of maps) expect(await readFile(join(project.maps, name), 'utf8')).not.toContain('planted')
})

test('a script of another release is named, and its line stays', async () => {
  await using empty = await folderOf({})
  const stack = 'at x (https://pages.example/assets/app-1.js:1:2)\nat y (/srv/dist/.server/render.js:3:4)'
  expect(await translateStack(stack, empty.path)).toEqual({
    lines: stack.split('\n'),
    unknown: ['assets/app-1.js', '.server/render.js'],
    translated: 0,
  })
})

test('the entry alone begins with the hint that has browsers compile it at once', async () => {
  await using project = await builtProject()
  const names = (await readdir(join(project.dist, 'assets'))).filter((name) => name.endsWith('.js'))
  const hinted = await Promise.all(
    names.map(async (name) => {
      const [first] = (await readFile(join(project.dist, 'assets', name), 'utf8')).split('\n')
      return { name: name.split('-')[0], isHinted: first === '//# allFunctionsCalledOnLoad' }
    }),
  )
  expect(hinted).toHaveLength(2)
  expect(hinted).toContainEqual({ name: 'index', isHinted: true })
  expect(hinted).toContainEqual({ name: 'later', isHinted: false })
})
