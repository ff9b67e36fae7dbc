import { send as sendToPort, type HttpResponse, type RequestOptions } from '#tests/server/support/http-client.ts'

/** A response whose body was decoded as Latin-1. */
export type TextResponse = Omit<HttpResponse, 'body'> & { body: string }
type Options = Omit<RequestOptions, 'path'>

/** Sends a request exactly as given, on a new connection. */
export async function sendTo(origin: string, path: string, options: Options = {}): Promise<TextResponse> {
  const response = await sendToPort(Number(new URL(origin).port), { ...options, path })
  return { ...response, body: response.body.toString('latin1') }
}

/** Sends a request to the static host that `start-nginx.ts` started. */
export function send(path: string, options?: Options): Promise<TextResponse> {
  return sendTo(process.env.PAGES_ORIGIN ?? '', path, options)
}

/** Sends a request to the product's server, which has the same settings, for comparison. */
export function sendToServer(path: string, options?: Options): Promise<TextResponse> {
  return sendTo(process.env.SERVER_ORIGIN ?? '', path, options)
}

/** A call whose response contains the request that its backend received. */
export const ECHO = '/trademark/api/no-auth/claims/info'

/** Headers of a backend that must not reach a browser. */
export const BLOCKED_HEADERS = {
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
