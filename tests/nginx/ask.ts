import { ask as askPort, type Answer, type Question } from '#tests/server/support/http-client.ts'

/** An answer whose body was read as Latin-1. */
export type TextAnswer = Omit<Answer, 'body'> & { body: string }

/** Sends a request exactly as it is written, over a connection of its own. */
export async function askAt(origin: string, path: string, options: Omit<Question, 'path'> = {}): Promise<TextAnswer> {
  const answer = await askPort(Number(new URL(origin).port), { ...options, path })
  return { ...answer, body: answer.body.toString('latin1') }
}

/** Asks the static host, which `start-nginx.ts` has started. */
export function ask(path: string, options?: Omit<Question, 'path'>): Promise<TextAnswer> {
  return askAt(process.env.PAGES_ORIGIN ?? '', path, options)
}

/** Asks the server with the same settings, to compare with. */
export function askServer(path: string, options?: Omit<Question, 'path'>): Promise<TextAnswer> {
  return askAt(process.env.SERVER_ORIGIN ?? '', path, options)
}

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
