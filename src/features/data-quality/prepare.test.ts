import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { prepareFile } from './prepare.ts'

const photograph = new Uint8Array(await readFile('tests/fixtures/photographs/photo.jpg'))
const pdf = new TextEncoder().encode('%PDF-1.7\nproof')

async function nameOf(name: string, bytes = pdf): Promise<string | undefined> {
  const prepared = await prepareFile(new File([bytes], name))
  return 'problem' in prepared ? undefined : prepared.file.name
}

test.each([
  ['Übersicht März.PDF', 'Übersicht März.PDF'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['....', 'document.pdf'],
])('sends %j as %j', async (name, expected) => expect(await nameOf(name)).toBe(expected))

test('detects the type of a file by its content', async () => {
  const prepared = await prepareFile(new File([photograph], 'letter.pdf', { type: 'application/pdf' }))
  expect(prepared).toMatchObject({ kind: 'jpeg', note: 'cleaned', file: { type: 'image/jpeg' } })
  expect(await prepareFile(new File(['MZ\x90'], 'letter.pdf', { type: 'application/pdf' }))).toEqual({
    problem: 'unknown',
  })
})

test('does not change a file without metadata', async () => {
  const prepared = await prepareFile(new File([pdf], 'proof.pdf'))
  if ('problem' in prepared) throw new Error(prepared.problem)
  expect(new Uint8Array(await prepared.file.arrayBuffer())).toEqual(pdf)
  expect(prepared.note).toBeUndefined()
})

test('reports an unreadable file, and does not read a file that is too large', async () => {
  const folder = Object.assign(new File([pdf], 'folder'), { arrayBuffer: () => Promise.reject(new Error('A folder')) })
  expect(await prepareFile(folder)).toEqual({ problem: 'unreachable' })
  const large = Object.assign(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf'), {
    arrayBuffer: () => Promise.reject(new Error('Read')),
  })
  expect(await prepareFile(large)).toEqual({ problem: 'tooLarge' })
  const largest = new Uint8Array(10 * 1024 * 1024)
  largest.set(pdf)
  expect(await prepareFile(new File([largest], 'largest.pdf'))).toMatchObject({ kind: 'pdf' })
})
