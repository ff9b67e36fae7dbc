import { expect, test } from 'vitest'
import { limitsOf } from '#scripts/contracts/limits.ts'

const responses = { '204': { description: 'Taken.' } }

test('every field of a body comes with its limits, also those of a shared schema', () => {
  const schema = {
    type: 'object',
    required: ['key'],
    properties: {
      key: { $ref: '#/components/schemas/Key', description: 'Ours.' },
      code: { type: 'string', maxLength: 9, pattern: "^[\\d']*$", 'x-needed': true },
      hold: { type: 'string', enum: ['0', '1'] },
    },
  }
  const post = { operationId: 'approve', summary: '', responses, requestBody: { content: { any: { schema } } } }
  const get = { operationId: 'read', summary: '', responses }
  const components = { schemas: { Key: { type: 'string', minLength: 1 } } }
  expect(limitsOf('// Head\n', [{ paths: { '/a': { get, post } }, components }])).toBe(`// Head

export const approve = {
  key: {"required":true,"minLength":1},
  code: {"required":false,"maxLength":9,"pattern":"^[\\\\d']*$","needed":true},
  hold: {"required":false,"enum":["0","1"]},
} as const
`)
})
