import type { components, operations } from '#api/generated/transfer.d.ts'
import { isMoment } from './dates.ts'
import { REGISTRANT_IP, createDecisions } from './decisions.ts'
import { isSameDomain } from './domains.ts'
import { isNo } from './flags.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

type TransferIn = components['schemas']['TransferIn']
type TransferAway = components['schemas']['TransferAway']
type Decision = components['schemas']['TransferDecision']

export function transfer(world: World): Handlers<operations> {
  const transfersIn = createDecisions<TransferIn>(world, 'getTransferIn', {
    adapt: withKey,
    deadline,
    isAnswered: (item) => Boolean(item.answer) || isMoment(item.transfer_confirm_time),
  })
  const transfersAway = createDecisions<TransferAway>(world, 'getTransferAway', { adapt: withKey, deadline })

  return {
    getTransferIn: ({ query }) => transfersIn.read(linkOf(query)),
    approveTransferIn: ({ body }) =>
      transfersIn.decide('approveTransferIn', {
        ...linkOf(body),
        answer: 'approved',
        refuse: (item) => refusalOfCode(item, body.auth_info),
        changes: (now) => ({
          transfer_confirm_time: Math.floor(now.getTime() / 1000),
          owner_confirm_ip: REGISTRANT_IP,
          auth_info: body.auth_info,
        }),
      }),
    declineTransferIn: ({ body }) => transfersIn.decide('declineTransferIn', { ...linkOf(body), answer: 'declined' }),
    getTransferAway: ({ query }) => transfersAway.read(linkOf(query)),
    approveTransferAway: ({ body }) =>
      transfersAway.decide('approveTransferAway', { ...linkOf(body), answer: 'approved' }),
    declineTransferAway: ({ body }) =>
      transfersAway.decide('declineTransferAway', { ...linkOf(body), answer: 'declined' }),
  }
}

function withKey<Item>(item: Item, key: string): Item {
  return { ...item, key }
}

function deadline({ approval_deadline: date }: TransferIn | TransferAway) {
  return date
}

function linkOf({ key, domain }: Pick<Decision, 'key' | 'domain'>) {
  return { key, matches: (item: TransferIn | TransferAway) => !item.domain || isSameDomain(item.domain, domain) }
}

/** An item with an auth code accepts only that code; other items accept any code that does not contain "wrong". */
function refusalOfCode(item: TransferIn, code: string): string | undefined {
  if (isNo(item.auth_code_required)) return undefined
  if (code.trim() === '') return 'auth-code-missing'
  const isWrong = item.auth_info ? code !== item.auth_info : /wrong/i.test(code)
  return isWrong ? 'wrong-auth-code' : undefined
}
