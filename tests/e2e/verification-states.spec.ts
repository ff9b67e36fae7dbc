import { testStates } from '#tests/support/states.ts'

testStates('verification', ['Are your contact details correct?', 'Stimmen Ihre Kontaktdaten?'], 'main form button', [
  ['Your contact details are confirmed', 'Ihre Kontaktdaten sind bestätigt', ['already-verified', 'verified-undated']],
])
