import { testStates } from '#tests/support/states.ts'

testStates('data-quality', ['Is this contact data right?', 'Stimmen diese Kontaktdaten?'], 'main form button', [
  ['Please enter your contact data', 'Bitte geben Sie Ihre Kontaktdaten an', ['no-contact', 'empty']],
  ['Your contact data is approved', 'Ihre Kontaktdaten sind bestätigt', ['verified', 'verified-undated']],
])
