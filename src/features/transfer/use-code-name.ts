import { useTranslations } from 'use-intl/react'
import { policyAt } from '#decision/policy.ts'
import { now } from '#lib/clock.ts'

/** Returns the name of the auth code by the policy in force. */
export function useCodeName(): string {
  const t = useTranslations('transferIn.codeName')
  const { codeName } = policyAt(now())
  return t(codeName)
}
