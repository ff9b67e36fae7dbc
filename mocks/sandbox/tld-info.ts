import type { operations } from '#api/generated/tld-info.d.ts'
import type { Handlers } from './handlers.ts'

/** The list of TLDs: so far its address. The hash holds what it stands for, so a link outlives the sandbox. */
export function tldInfo(): Handlers<operations> {
  return {
    getTldInfoHash({ body }) {
      const hash = Buffer.from(`${body.reseller}/${body.system_name}`).toString('base64url')
      return { status: 200, body: { hash } }
    },
  }
}
