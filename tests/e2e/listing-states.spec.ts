import { testStates } from '#tests/support/states.ts'

testStates('listing', ['for sale?', 'zum Verkauf anbieten?'], 'main form button', [
  ['will be listed for sale', 'wird zum Verkauf angeboten', ['approved', 'approved-undated']],
  ['will not be listed', 'wird nicht zum Verkauf angeboten', ['declined']],
  ['It is too late to', 'ist abgelaufen', ['expired-by-date']],
])
