import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FEATURES = join(import.meta.dirname, '../features')
/** Where real calls belong: the list of them, and what stands in for them. */
const LISTS = /^(calls|sample|sample\.test)\.ts$/
/** Pages without a test page (specification, section 2). */
const UNTESTED = ['transfer/in-page.tsx']

/** Files of a folder that import a value, not only types, from a contract's room. */
async function callers(feature: string): Promise<string[]> {
  const files = (await readdir(join(FEATURES, feature))).filter((name) => /\.tsx?$/.test(name) && !LISTS.test(name))
  const found = await Promise.all(
    files.map(async (name) => {
      const code = await readFile(join(FEATURES, feature, name), 'utf8')
      const imports = [
        ...code.matchAll(/import (?!type )\{([^}]*)\} from '#api\/(?!call\.|error|file-answer)[\w-]+\.ts'/g),
      ]
      const values = imports.flatMap(([, names = '']) => names.split(',')).map((each) => each.trim())
      return values.some((each) => each && !each.startsWith('type ')) ? [`${feature}/${name}`] : []
    }),
  )
  return found.flat().filter((file) => !UNTESTED.includes(file))
}

const folders = await readdir(FEATURES)
const withCalls = await Promise.all(
  folders.map(async (folder) => ((await readdir(join(FEATURES, folder))).includes('calls.ts') ? [folder] : [])),
)

test('the pages with a test page are found', () => expect(withCalls.flat().length).toBeGreaterThanOrEqual(7))

test.each(withCalls.flat())('%s makes no call past the list that a test page stands in for', async (feature) => {
  expect(await callers(feature)).toEqual([])
})

test('a call past the list would be noticed', async () => {
  expect(await callers('home')).toEqual(['home/scenario-gallery.tsx'])
})
