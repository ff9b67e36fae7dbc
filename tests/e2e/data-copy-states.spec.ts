import { testStates } from '#tests/support/states.ts'

testStates('data-copy', ['Request Your Data', 'Ihre Daten anfordern'], 'main form button', [
  [
    'Downloading your data',
    'Ihre Daten werden heruntergeladen',
    [
      'ready',
      'ready-without-link',
      'ready-utf8-name',
      'ready-no-name',
      'ready-path-name',
      'ready-odd-name',
      'ready-huge',
      'ready-zip',
      'ready-octets',
      'spec-only-ready',
      'download-slow',
      'download-fails-500',
      'download-breaks',
      'download-dropped',
      'download-html',
      'download-empty-502',
      'download-never',
    ],
  ],
  ['This download has expired', 'Dieser Download ist abgelaufen', ['download-expired', 'download-not-found']],
])
