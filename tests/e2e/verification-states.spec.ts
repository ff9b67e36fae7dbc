import { testStates } from '#tests/support/states.ts'

testStates('verification', ['Are your contact details correct?', 'Stimmen Ihre Kontaktdaten?'], 'main form button', [
  ['Check your registered contact details', 'Prüfen Sie Ihre eingetragenen Kontaktdaten', ['no-contact']],
  ['Your contact details are confirmed', 'Ihre Kontaktdaten sind bestätigt', ['already-verified', 'verified-undated']],
  ['We cannot reach our service right now', 'Unser Dienst ist gerade nicht erreichbar', ['empty']],
])
