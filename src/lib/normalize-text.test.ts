import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeKey } from './invisible.ts'
import { isDamaged, normalizeText, type TextKind } from './normalize-text.ts'

describe('normalizeText', () => {
  test.each<[TextKind, string, string, string[]]>([
    ['email', 'nele@exam\u200Bple.org', 'nele@example.org', ['invisible']],
    ['email', '\u2068nele\u200E@example\u00AD.org\u2069', 'nele@example.org', ['invisible']],
    ['email', 'Nele Neubauer <nele@example.org>;', 'nele@example.org', ['unwrapped']],
    ['email', 'mailto:nele@example.org', 'nele@example.org', ['unwrapped']],
    ['email', 'nele@example.org.', 'nele@example.org', ['unwrapped']],
    ['email', 'ｎｅｌｅ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'nele@example.org', ['replaced']],
    ['email', '用户@例子。中国', '用户@例子.中国', ['replaced']],
    ['email', 'nele@exam–ple.org', 'nele@exam-ple.org', ['replaced']],
    ['email', ' nele@example.org ', 'nele@example.org', []],
    ['email', '"jo anders"@example.com', '"jo anders"@example.com', []],
    ['domain', 'exam–ple.com', 'exam-ple.com', ['replaced']],
    ['domain', '例え。jp', '例え.jp', ['replaced']],
    ['domain', 'example.com.', 'example.com', ['unwrapped']],
    ['domain', 'نامه\u200Cای.com', 'نامه\u200Cای.com', []],
    ['search', '．ｃｏｍ', '.com', ['replaced']],
    ['search', 'Registry™', 'Registry™', []],
    ['key', '\u200BAb–1\uFEFF ', 'Ab–1', ['invisible']],
    ['text', 'Ne\u200Ble\u00A0Neubauer\u200D', 'Nele Neubauer', ['invisible']],
    ['text', 'می\u200Cخواهم', 'می\u200Cخواهم', []],
    ['text', '葛\u{E0100}城', '葛\u{E0100}城', []],
    ['text', '1 Street\r\nTown ', '1 Street\nTown', []],
    ['authCode', ' Zürich-7#\u200B', 'Zürich-7#', ['invisible']],
  ])('as %s, normalizes %j to %j', (kind, typed, text, repairs) => {
    expect(normalizeText(typed, kind)).toEqual({ text, repairs })
  })

  const unit = fc.oneof(
    fc.constantFrom(...'a.@,;<>"“–。．\u200B\u200C\u200D\uFE0F\u00AD\u2068\t\n 例م'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  )

  test('is idempotent', () => {
    const kinds = fc.constantFrom<TextKind>('text', 'email', 'domain', 'search', 'key', 'authCode')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), kinds, (typed, kind) => {
        const { text } = normalizeText(typed, kind)
        expect(normalizeText(text, kind)).toEqual({ text, repairs: [] })
      }),
      { numRuns: 3000 },
    )
  })

  test('treats a key like normalizeKey', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (typed) => {
        expect(normalizeKey(typed)).toBe(normalizeText(typed, 'key').text)
      }),
      { numRuns: 3000 },
    )
  })
})

test.each([
  ['nele\uFFFD@example.org', true],
  ['\uD800', true],
  ['nele@example.org', false],
  ['🎈', false],
])('isDamaged(%j) is %s', (text, damaged) => expect(isDamaged(text)).toBe(damaged))
