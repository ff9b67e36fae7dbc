import { testStates } from '#tests/support/states.ts'

const HEADING = ['Data Use Information', 'Informationen zur Datennutzung'] as const

testStates('tld-info', [...HEADING], 'table tbody tr, main p:text-matches("Found no data|Keine Daten gefunden")', [
  [
    'We could not find this list',
    'Wir konnten diese Liste nicht finden',
    ['no-system', 'unprocessable', 'not-found', 'malformed'],
  ],
  [
    'This page could not be loaded',
    'Diese Seite konnte nicht geladen werden',
    ['error-500', 'unavailable', 'bad-gateway', 'gateway-timeout', 'error-empty', 'html', 'not-json', 'dropped'],
  ],
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
