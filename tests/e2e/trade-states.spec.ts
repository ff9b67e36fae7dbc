import { testStates } from '#tests/support/states.ts'

const both = (...states: string[]) => states.flatMap((state) => [`new-${state}`, `current-${state}`])

testStates('trade', ['Change the registrant of', 'zustimmen?'], 'main form button', [
  ['You approved the change', 'Sie haben dem Inhaberwechsel', both('approved', 'approved-undated')],
  ['Both parties approved', 'Beide Seiten haben', both('completed')],
  ['You canceled the change', 'Sie haben den Inhaberwechsel', both('cancelled')],
  ['The current registrant canceled', 'Der bisherige Inhaber hat', ['new-other-cancelled']],
  ['The new registrant canceled', 'Der neue Inhaber hat', ['current-other-cancelled']],
  ['It is too late to', 'ist abgelaufen', both('expired-by-date')],
  ['This link has expired', 'Dieser Link ist abgelaufen', both('expired')],
  ['This link does not work', 'Dieser Link funktioniert nicht', both('not-found')],
  ['This link is not valid', 'Dieser Link ist ungültig', both('forbidden')],
  ['We cannot read this link', 'Wir können diesen Link nicht lesen', both('malformed')],
  ['Too many attempts', 'Zu viele Versuche', both('too-many')],
  [
    'We cannot reach our service right now',
    'Unser Dienst ist gerade nicht erreichbar',
    both('error-500', 'unavailable', 'bad-gateway', 'gateway-timeout', 'error-empty', 'html', 'not-json', 'dropped'),
  ],
  ['Loading', 'Wird geladen', both('never')],
])
