import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readBuildSettings } from '#scripts/build/settings.ts'
import { readSettings } from '#server/settings.ts'
import { settingNames } from '#tests/support/setting-names.ts'

type Row = { name: string; usual: string; example: string }

const text = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8')
const rowsUnder = (heading: string): Row[] => {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| `(.*?)` +\|/gm)].map(
    ([, name = '', usual = '', example = '']) => ({ name, usual: usual.replaceAll('`', ''), example }),
  )
}
const settings = rowsUnder('Settings')

/** Where the table says in words what holds without a value. */
const WORDS = /^(?:none|off|any in|this process|all real ones|API_ORIGIN$|PROXY_TIMEOUT_MS \+ 5000|the dist)/
// The sandbox itself has the default of its seed.
const values = settings.filter(({ name, usual }) => !WORDS.test(usual) && name !== 'SANDBOX_SEED')

/** Where monitoring is on. */
const PRODUCTION = {
  APP_ENV: 'srs',
  API_ORIGIN: 'https://api.example',
  ALLOWED_HOSTS: 'pages.example',
  MONITORING_ENDPOINT: 'https://monitoring.example/',
}

test('the table has every setting, and nothing else', () => {
  expect(settings.map(({ name }) => name).toSorted()).toEqual(settingNames())
})

test.each(values)('$name is $usual when it is not set', ({ name, usual }) => {
  const others = name.startsWith('MONITORING_') ? PRODUCTION : {}
  expect(readSettings({ ...others, [name]: usual })).toEqual(readSettings(others))
})

test('what is said in words is few, and the time to shut down is what it says', () => {
  expect(values.length).toBeGreaterThan(12)
  expect(readSettings({ PROXY_TIMEOUT_MS: '1000' }).shutdownMs).toBe(6000)
})

test('the examples are accepted, all of them at once', () => {
  const env = Object.fromEntries(settings.map(({ name, example }) => [name, example]))
  expect(() => readSettings(env)).not.toThrow()
})

test('the settings of the build are those of the table', () => {
  const rows = rowsUnder('Settings of the build')
  expect(rows.map(({ name }) => name)).toEqual(['ASSETS_KEEP', 'ASSETS_FROM'])
  expect(String(readBuildSettings({}).keep)).toBe(rows[0]?.usual)
})
