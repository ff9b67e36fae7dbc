import { expect, test } from 'vitest'
import { bundledPackage, installedPackages, licenseProblems, noticesText } from '#scripts/build/notices.ts'

const packageWith = (license: string) => ({ name: 'sample', version: '1.0.0', license, text: 'Some terms' })

test('the packages installed with the server have allowed licenses', async () => {
  const packages = await installedPackages()
  const names = packages.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'undici', 'pino']))
  expect(names).not.toContain('react')
  expect(licenseProblems(packages)).toEqual([])
})

test.each(['GPL-3.0-only', 'MPL-2.0', 'UNLICENSED', 'MIT OR GPL-2.0', '', 'mit'])(
  'reports the license "%s"',
  (license) => {
    const problems = licenseProblems([packageWith('MIT'), packageWith(license)])
    expect(problems).toEqual([expect.stringContaining(`sample@1.0.0 has the license "${license}"`)])
  },
)

test('the notices contain the license text of each package', async () => {
  const react = await bundledPackage({ name: 'react', version: '1.0.0', identifier: 'MIT' })
  const text = noticesText([packageWith('ISC'), react])
  expect(text).toMatch(
    /^react 1\.0\.0 \(MIT\)\n[^]*Permission is hereby granted[^]*\nsample 1\.0\.0 \(ISC\)\n\nSome terms\n$/,
  )
})
