import { testStates } from '#tests/support/states.ts'

testStates(
  'app-config',
  ['Your data sharing preferences', 'Ihre Einstellungen zur Datenweitergabe'],
  'main fieldset',
  [
    [
      'Page not found',
      'Seite nicht gefunden',
      ['config-consent-off', 'config-bare-map', 'config-list', 'config-list-in-features', 'config-words'],
    ],
    // The view shows, and the banner tells that nobody knows whether it should.
    [
      'Your data sharing preferences',
      'Ihre Einstellungen zur Datenweitergabe',
      [
        'config-odd-flags',
        'config-not-found',
        'config-too-many',
        'config-error-500',
        'config-unavailable',
        'config-bad-gateway',
        'config-gateway-timeout',
        'config-other-json',
        'config-html',
        'config-not-json',
        'config-error-empty',
      ],
    ],
    ['How your data is shared', 'So werden Ihre Daten weitergegeben', ['config-data-copy-off']],
    ['Brand check for nordlicht', 'Branding-Prüfung für nordlicht', ['config-production']],
    ['Loading', 'Wird geladen', ['config-never']],
  ],
  { 'config-odd-flags': /consent, dls/ },
)
