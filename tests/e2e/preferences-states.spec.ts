import { testStates } from '#tests/support/states.ts'

testStates(
  'preferences',
  ['Your data sharing preferences', 'Ihre Einstellungen zur Datenweitergabe'],
  'main fieldset, main form li',
  [
    [
      'There is nothing to choose',
      'Es gibt nichts auszuwählen',
      ['nothing-to-choose', 'whois-hidden', 'no-consents', 'null-consents', 'empty-consents'],
    ],
  ],
)

testStates('data-sharing', ['How your data is shared', 'So werden Ihre Daten weitergegeben'], 'main section')
