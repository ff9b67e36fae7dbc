import { testStates } from '#tests/support/states.ts'

/** Test pages and previews have no key: what is wrong with their address is told to a reseller. */
const FAILURES: [string, string, string[]][] = [
  [
    'There is nothing to show at this address',
    'Unter dieser Adresse gibt es nichts zu zeigen',
    ['nobody', 'brand-unknown', 'not-found'],
  ],
  [
    'The service does not accept this address',
    'Der Dienst nimmt diese Adresse nicht an',
    ['malformed', 'unprocessable'],
  ],
  ['Too many tries', 'Zu viele Versuche', ['too-many']],
  [
    'The service gives no sample right now',
    'Der Dienst liefert gerade kein Muster',
    ['error-500', 'unavailable', 'bad-gateway', 'gateway-timeout', 'error-empty', 'html', 'not-json', 'dropped'],
  ],
]

testStates('test-pages', ['Change the holder of', 'wechseln?'], 'main form button', [
  ...FAILURES,
  ['Transfer anders-buchbinderei.berlin', 'anders-buchbinderei.berlin zu einem anderen', ['transfer', 'transfer-pale']],
  ['for sale', 'Verkauf', ['dls', 'dls-pale']],
  ['example-one.shop', 'example-one.shop', ['trademark', 'trademark-pale']],
  ['Is your contact data right?', 'Stimmen Ihre Kontaktdaten?', ['verification', 'verification-pale']],
  ['Your data sharing preferences', 'Ihre Einstellungen zur Datenweitergabe', ['consent', 'consent-pale']],
  ['Request Your Data', 'Ihre Daten anfordern', ['request', 'request-pale']],
  ['This page does not exist yet', 'Diese Seite gibt es noch nicht', ['data_quality', 'data_quality-pale']],
])

testStates('previews', ['Preview of a message', 'Vorschau einer Nachricht'], 'main table, main section p', FAILURES)

testStates('brand-check', ['The brand of', 'Die Marke von'], 'main dl', FAILURES)
