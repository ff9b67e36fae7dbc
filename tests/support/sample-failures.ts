/** Test pages and previews have no key: what is wrong with their address is told to a reseller. */
export const SAMPLE_FAILURES: [string, string, string[]][] = [
  [
    'There is nothing to show at this address',
    'Unter dieser Adresse gibt es nichts zu zeigen',
    ['nobody', 'brand-unknown', 'not-found'],
  ],
  [
    'The service does not accept this address',
    'Der Dienst nimmt diese Adresse nicht an',
    ['malformed', 'unprocessable'],
  ],
  ['Too many attempts', 'Zu viele Versuche', ['too-many']],
  [
    'The service is not available right now',
    'Der Dienst ist gerade nicht verfügbar',
    ['error-500', 'unavailable', 'bad-gateway', 'gateway-timeout', 'error-empty', 'html', 'not-json', 'dropped'],
  ],
]
