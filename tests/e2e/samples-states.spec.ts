import { SAMPLE_FAILURES } from '#tests/support/sample-failures.ts'
import { testStates } from '#tests/support/states.ts'

testStates('test-pages', ['Change the registrant of', 'zustimmen?'], 'main form button', [
  ...SAMPLE_FAILURES,
  // Nobody has made a brand for these.
  [
    'Change the registrant of this domain?',
    'Dem Inhaberwechsel für diese Domain zustimmen?',
    ['trade-no-sample', 'trade-spec-only', 'gaps'],
  ],
  ['Transfer example.com', 'example.com zu', ['transfer-no-sample', 'transfer-spec-only']],
  ['List example.com for sale?', 'example.com zum Verkauf', ['dls-no-sample', 'dls-spec-only']],
  ['Register this domain', 'Diese Domain trotz', ['trademark-no-sample', 'trademark-spec-only']],
  ['There is nothing to choose', 'Es gibt nichts auszuwählen', ['consent-no-sample']],
  ['Transfer anders-buchbinderei.berlin', 'anders-buchbinderei.berlin zu Harbourline', ['transfer', 'transfer-pale']],
  ['for sale', 'Verkauf', ['dls', 'dls-pale']],
  ['example-one.shop', 'example-one.shop', ['trademark', 'trademark-pale']],
  [
    'Are your contact details correct?',
    'Stimmen Ihre Kontaktdaten?',
    ['verification', 'verification-pale', 'verification-spec-only'],
  ],
  ['Check your registered contact details', 'Prüfen Sie Ihre eingetragenen Kontaktdaten', ['verification-no-sample']],
  [
    'Your data sharing preferences',
    'Ihre Einstellungen zur Datenweitergabe',
    ['consent', 'consent-pale', 'consent-spec-only'],
  ],
  ['Request Your Data', 'Ihre Daten anfordern', ['request', 'request-pale', 'request-spec-only', 'request-no-sample']],
  [
    'Are these contact details correct?',
    'Stimmen diese Kontaktdaten?',
    ['data_quality', 'data_quality-pale', 'data_quality-spec-only'],
  ],
  ['Enter your contact details', 'Geben Sie Ihre Kontaktdaten ein', ['data_quality-no-sample']],
])

testStates('brand-check', ['Brand check for', 'Branding-Prüfung für'], 'main dl', SAMPLE_FAILURES)
