import { testStates } from '#tests/support/states.ts'

testStates('verification', ['Is your contact data right?', 'Stimmen Ihre Kontaktdaten?'], 'main form button', [
  ['Your contact data is confirmed', 'Ihre Kontaktdaten sind bestätigt', ['already-verified', 'verified-undated']],
])
