import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { getBranding, getSystemBranding, type MessagingVars, type ResellerIdentity } from '#api/branding.ts'
import { readBrand, type Brand } from './brand.ts'
import { answersFor, namesSomebody } from './resolve-branding.ts'

/** The reseller that an item names, and the texts that the sample of a test page brings along. */
export type ShownIdentity = ResellerIdentity & {
  vars?: MessagingVars | null | undefined
  /** Whether the address names the reseller: it holds from the first moment, and the host is not asked. */
  byAddress?: boolean
}

/** The reseller that the shown item names; empty while none is known. Given by the shell. */
export const IdentityContext = createContext<ShownIdentity>({})

/** The brand to show now: the system's until the reseller's has come. Never waits and never fails. */
export function useBrand(): Brand {
  const identity = useContext(IdentityContext)
  const system = useQuery(getSystemBranding())
  const { byAddress = false } = identity
  const byHost = useQuery({ ...getBranding(), enabled: !byAddress })
  const hostAnswers = !byAddress && byHost.data !== undefined && answersFor(byHost.data, identity)
  // An identity without names asks the same as the host: enabled by the failure of that call, it would repeat it for ever.
  const isOther = namesSomebody(identity) && (byAddress || !byHost.isPending) && !hostAnswers
  const byItem = useQuery({ ...getBranding(identity), enabled: isOther })
  const own = hostAnswers ? byHost.data : byItem.data
  const { realm, vars } = identity
  return useMemo(() => readBrand(system.data, own, realm, vars), [system.data, own, realm, vars])
}
