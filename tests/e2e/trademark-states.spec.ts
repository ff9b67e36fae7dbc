import { testStates } from '#tests/support/states.ts'

testStates('trademark', ['despite the trademarks below?', 'Trotz der Marken unten'], 'main form button', [
  ['You accepted the notice', 'Sie haben den Hinweis', ['approved', 'approved-undated']],
  ['You declined the registration', 'Sie haben die Registrierung', ['declined']],
  ['is no longer valid', 'gilt nicht mehr', ['expired-by-date', 'mandated-sample']],
])
