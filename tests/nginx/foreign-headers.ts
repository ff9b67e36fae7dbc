/** A call that is answered with what has arrived at its backend. */
export const LEDGER = '/trademark/api/no-auth/claims/info'

/** Headers of a backend that must not reach a browser. */
export const FOREIGN = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=600',
  'clear-site-data': '"*"',
  'content-security-policy': "default-src 'unsafe-inline'",
  location: 'https://evil.example/',
  refresh: '0;url=https://evil.example/',
  'service-worker-allowed': '/',
  server: 'Backend/1.2',
  'strict-transport-security': 'max-age=0',
  'www-authenticate': 'Basic',
  'x-accel-redirect': '/robots.txt',
  'x-powered-by': 'Backend',
} as const
