import { testStates } from '#tests/support/states.ts'

testStates('transfer-in', ['Accept the transfer of', 'annehmen?'], 'main form button', [
  ['will be transferred', 'wird transferiert', ['in-confirmed', 'in-confirmed-undisclosed', 'in-approved']],
  ['will not be transferred', 'wird nicht transferiert', ['in-declined']],
  ['It is too late to', 'kann nicht mehr angenommen werden', ['in-expired-by-date']],
])

testStates(
  'transfer-away',
  ['to another registrar?', 'zu einem anderen Registrar transferieren?'],
  'main form button',
  [
    ['will be transferred to another registrar', 'wird zu einem anderen Registrar transferiert', ['away-approved']],
    [
      'will stay with its current registrar',
      'bleibt beim bisherigen Registrar',
      ['away-declined', 'away-declined-undated'],
    ],
    ['It is too late to', 'kann nicht mehr gestoppt werden', ['away-expired-by-date']],
  ],
)
