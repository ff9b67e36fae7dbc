import { testStates } from '#tests/support/states.ts'

testStates('data-quality', ['Is this contact data right?', 'Stimmen diese Kontaktdaten?'], 'main form button', [
  ['Your contact data is approved', 'Ihre Kontaktdaten sind bestätigt', ['verified', 'verified-undated']],
])
