import { expect, test } from 'vitest'
import { readTree } from '#scripts/messages/read-tree.ts'
import { liveMessages } from '#scripts/vite/live-messages.ts'

/** Tells the plugin of a changed file, in the browser's environment or the server's. */
async function change(file: string, text: string, name = 'client') {
  const sent: unknown[][] = []
  const told: string[] = []
  const environment = {
    name,
    hot: { send: (...event: unknown[]) => sent.push(event) },
    logger: { error: (message: string) => told.push(message) },
  }
  const { hotUpdate } = liveMessages()
  if (typeof hotUpdate !== 'object') throw new Error('The plugin follows no changes')
  const handler = hotUpdate.handler as unknown as (this: unknown, context: unknown) => Promise<unknown>
  const modules = await handler.call({ environment }, { file, read: () => Promise.resolve(text) })
  return { modules, sent, told }
}

const DE = '/project/src/i18n/locales/de/common.json'

test('a changed language file goes to the pages, compiled, and reloads nothing', async () => {
  const { modules, sent } = await change(DE, '{"shell":{"skip":"Zum Inhalt","count":"{n} Zeilen"}}')
  expect(modules).toEqual([])
  expect(sent).toEqual([
    ['messages-changed', { language: 'de', messages: { shell: { skip: 'Zum Inhalt', count: [['n'], ' Zeilen'] } } }],
  ])
})

test.each([
  ['is no JSON', '{\n  "shell": {\n    "skip": x"\n  }\n}', 'src/i18n/locales/de/common.json line 3: Invalid symbol'],
  [
    'has a message that is no ICU',
    '{"shell":{"skip":"{n"}}',
    'src/i18n/locales/de/common.json: the message shell.skip is not valid ICU',
  ],
])('one that %s is told with its place, and reloads nothing', async (_, text, message) => {
  const { modules, sent, told } = await change(DE, text)
  expect(modules).toEqual([])
  expect(told[0]).toContain(message)
  expect(sent).toEqual([[{ type: 'error', err: { message: told[0], stack: '' } }]])
})

test('other files, and the server, are left to Vite', async () => {
  expect(await change('/project/src/app.tsx', '')).toEqual({ modules: undefined, sent: [], told: [] })
  expect(await change(DE, '{}', 'ssr')).toEqual({ modules: undefined, sent: [], told: [] })
})

test.each([
  ['{"a": "b"\n"c": 1}', 2],
  ['{\n"a": tru\n}', 2],
  ['{"a": 1,\n\n}', 3],
  ['{"a": 1', 1],
])('%j is told with line %i', (text, line) => {
  expect(() => readTree(text, 'de.json')).toThrow(RegExp(`^de\\.json line ${line}: `))
})
