import { testStates } from '#tests/support/states.ts'

testStates('transfer-in', ['Accept the transfer of', 'annehmen?'], 'main form button', [
  ['will be transferred', 'wird übertragen', ['in-confirmed', 'in-confirmed-undisclosed', 'in-approved']],
  ['will not be transferred', 'wird nicht übertragen', ['in-declined']],
  ['It is too late to', 'kann nicht mehr angenommen werden', ['in-expired-by-date']],
])

testStates('transfer-away', ['Transfer ', 'übertragen?'], 'main form button', [
  ['will be transferred to Harbourline', 'wird zu Harbourline Domains Ltd. übertragen', ['away-approved']],
  [
    'will stay with its current registrar',
    'bleibt beim bisherigen Registrar',
    ['away-declined', 'away-declined-undated'],
  ],
  ['It is too late to', 'kann nicht mehr gestoppt werden', ['away-expired-by-date']],
])
