import { testStates } from '#tests/support/states.ts'

const HEADING = ['Data Use Information', 'Informationen zur Datennutzung'] as const

testStates('tld-info', [...HEADING], 'table tbody tr, main p:text-matches("Found no data|Keine Daten gefunden")', [
  ['This link does not work', 'Dieser Link funktioniert nicht', ['no-system']],
  ['We cannot read this link', 'Wir können diesen Link nicht lesen', ['unprocessable']],
  [
    ...HEADING,
    [
      'list-not-found',
      'list-400',
      'list-fails-500',
      'list-empty-502',
      'list-html',
      'list-dropped',
      'names-fail',
      'unknown-reseller',
    ],
  ],
  ['Loading', 'Wird geladen', ['list-never']],
])
