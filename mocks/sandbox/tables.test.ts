import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openJournal } from './journal.ts'
import { createTables } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'tables-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Tables as a process that starts now sees them. */
const startOn = (file: string) => createTables(openJournal(join(folder, file)))

test('what was set is there after a restart, in its order, the last value of each key', () => {
  const before = startOn('kept').open('a')
  before.set('1', { text: 'first' })
  before.set('2', 'second')
  before.set('1', { text: 'ünïcode, "quoted"' })
  const after = startOn('kept')
  expect(after.open('a').values()).toEqual([{ text: 'ünïcode, "quoted"' }, 'second'])
  expect(after.open('a').get('2')).toBe('second')
  expect(after.open('b').values()).toEqual([])
})

test('what was cleared is gone after a restart, in every table', () => {
  const before = startOn('cleared')
  before.open('a').set('1', 1)
  before.open('b').set('1', 1)
  before.clear()
  const after = startOn('cleared')
  expect([...after.open('a').values(), ...after.open('b').values()]).toEqual([])
})

test.each([
  ['is something else', 'other'],
  ['is in a folder that is not there', 'nowhere/kept'],
])('a file that %s is refused by its name', (_, file) => {
  writeFileSync(join(folder, 'other'), 'no database, but long enough to be taken for one')
  expect(() => startOn(file)).toThrow(join(folder, file))
})
