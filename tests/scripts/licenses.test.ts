import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  bundledPackages,
  installedPackages,
  licenseProblems,
  noticesText,
  type Package,
} from '#scripts/build/licenses.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const pack = (name: string, license: string, text = `Licence of ${name}`): Package => ({
  name,
  version: '1.0.0',
  license,
  text,
})

test('what the server may load has licences that are allowed', async () => {
  const packages = await installedPackages(ROOT)
  const names = packages.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'undici', 'pino']))
  expect(names).not.toContain('react')
  expect(licenseProblems(packages)).toEqual([])
})

test.each(['GPL-3.0-only', 'MPL-2.0', 'UNLICENSED', 'MIT OR GPL-2.0', '', 'mit'])(
  'the licence "%s" is reported',
  (license) => {
    const problems = licenseProblems([pack('fine', 'MIT'), pack('odd', license)])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`odd 1.0.0 has the licence "${license}"`)
  },
)

test('notices name every package, and each text once', () => {
  const text = noticesText([
    pack('b', 'MIT', 'Same'),
    pack('a', 'MIT', 'Same\n'),
    pack('c', 'ISC', ''),
    pack('d', 'ISC'),
  ])
  expect(text.match(/^Same$/gm)).toHaveLength(1)
  for (const line of [
    'a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n',
    'c 1.0.0 (ISC)\n',
    'no text of its licence, ISC',
    'Licence of d',
  ])
    expect(text).toContain(line)
})

test('a package whose text is not in the list of the bundler brings its own', async () => {
  const [react] = await bundledPackages(ROOT, [{ name: 'react', version: '1.0.0', identifier: 'MIT' }])
  expect(react?.text).toContain('Permission is hereby granted')
})
