import { askAt, type Answer } from './ask.ts'
import type { Received } from './ledger.ts'

/** A call that is answered with what has arrived at its backend. */
export const LEDGER = '/trademark/api/no-auth/claims/info'

/** The origin of the static host, which `start-nginx.ts` has started. */
const nginx = () => process.env.PAGES_ORIGIN ?? ''

/** The origin of the server with the same settings, to compare with. */
export const server = (): string => process.env.SERVER_ORIGIN ?? ''

/** Sends a request exactly as it is written, to the static host unless told otherwise. */
export function ask(path: string, options: Parameters<typeof askAt>[2] = {}, origin = nginx()): Promise<Answer> {
  return askAt(origin, path, options)
}

/** Returns what of a request has arrived at the backend. */
export async function received(path: string, options?: Parameters<typeof ask>[1]): Promise<Received> {
  return JSON.parse((await ask(path, options)).body) as Received
}
