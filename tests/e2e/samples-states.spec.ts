import { SAMPLE_FAILURES } from '#tests/support/sample-failures.ts'
import { testStates } from '#tests/support/states.ts'

testStates('test-pages', ['Change the holder of', 'wechseln?'], 'main form button', [
  ...SAMPLE_FAILURES,
  ['Transfer anders-buchbinderei.berlin', 'anders-buchbinderei.berlin zu einem anderen', ['transfer', 'transfer-pale']],
  ['for sale', 'Verkauf', ['dls', 'dls-pale']],
  ['example-one.shop', 'example-one.shop', ['trademark', 'trademark-pale']],
  ['Is your contact data right?', 'Stimmen Ihre Kontaktdaten?', ['verification', 'verification-pale']],
  ['Your data sharing preferences', 'Ihre Einstellungen zur Datenweitergabe', ['consent', 'consent-pale']],
  ['Request Your Data', 'Ihre Daten anfordern', ['request', 'request-pale']],
  ['Is this contact data right?', 'Stimmen diese Kontaktdaten?', ['data_quality', 'data_quality-pale']],
])

testStates('brand-check', ['The brand of', 'Die Marke von'], 'main dl', SAMPLE_FAILURES)
