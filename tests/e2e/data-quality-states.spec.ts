import { testStates } from '#tests/support/states.ts'

testStates('data-quality', ['Are these contact details correct?', 'Stimmen diese Kontaktdaten?'], 'main form button', [
  ['Enter your contact details', 'Geben Sie Ihre Kontaktdaten ein', ['no-contact']],
  ['Your contact details are approved', 'Ihre Kontaktdaten sind bestätigt', ['verified', 'verified-undated']],
  ['We cannot reach our service right now', 'Unser Dienst ist gerade nicht erreichbar', ['empty']],
])
