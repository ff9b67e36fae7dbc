import { testStates } from '#tests/support/states.ts'

testStates('trademark', ['despite the trademarks below?', 'trotz der unten genannten Marken'], 'main form button', [
  ['You accepted the notice', 'Sie haben den Hinweis', ['approved', 'approved-undated']],
  ['You declined the registration', 'Sie haben die Registrierung', ['declined']],
  ['is no longer valid', 'gilt nicht mehr', ['expired-by-date', 'mandated-sample']],
])
