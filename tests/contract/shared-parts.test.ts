import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../openapi')
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
const texts = new Map(files.filter((name) => name.endsWith('.yaml')).map((name) => [name, textOf(name)]))
const shared = [...texts].filter(([name]) => name.startsWith('common/'))

function textOf(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8')
}

// Redocly's rule knows the components of a contract, but not the files that contracts share.
test.each(shared.flatMap(([name, text]) => [...text.matchAll(/^\w+(?=:)/gm)].map(([part]) => [name, part])))(
  '%s: something uses %s',
  (name = '', part) => {
    const elsewhere = `${name.replace('common/', '')}#/${part}'`
    const used = [...texts].some(
      ([other, text]) => text.includes(elsewhere) || (other === name && text.includes(`'#/${part}'`)),
    )
    expect(used).toBe(true)
  },
)

test.each(files.filter((name) => /^examples\/.*\.\w+$/.test(name)))('something shows %s', (name) => {
  expect([...texts.values()].some((text) => text.includes(name))).toBe(true)
})
