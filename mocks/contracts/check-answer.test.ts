import { expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { loadContracts } from './operations.ts'

const contracts = await loadContracts()
const JSON_TYPE = { 'content-type': 'application/json' }
const PROBLEM = '{"response_text":"Too many tries."}'

test.each([
  ['as the contract says', 429, { ...JSON_TYPE, 'retry-after': '60' }, PROBLEM, []],
  ['with an undeclared status', 418, JSON_TYPE, PROBLEM, ['status 418 is not declared']],
  [
    'with another type',
    429,
    { 'content-type': 'text/html' },
    PROBLEM,
    ['header content-type is text/html, not application/json'],
  ],
  ['that cannot be read', 429, JSON_TYPE, '{"response_text":', ['body is not JSON']],
  ['without a body', 429, JSON_TYPE, '', ['body is empty']],
  ['without its text', 429, JSON_TYPE, '{}', ['body /response_text is missing']],
  ['with a strange header', 429, { ...JSON_TYPE, 'retry-after': '0' }, PROBLEM, ['header Retry-After must be >= 1']],
])('an answer %s', (_, status, headers: Record<string, string>, body, breaches) => {
  const operation = contracts.operation('getConsent')
  expect(checkAnswer(operation, { status, headers: new Headers(headers), body })).toEqual(breaches)
})

test('an answer that must be empty', () => {
  const operation = contracts.operation('resetSandbox')
  expect(checkAnswer(operation, { status: 204, headers: new Headers(), body: '' })).toEqual([])
  expect(checkAnswer(operation, { status: 204, headers: new Headers(), body: '{}' })).toEqual(['body is not empty'])
})
