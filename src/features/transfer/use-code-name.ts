import { useTranslations } from 'use-intl/react'
import { policyAt } from '#decision/policy.ts'
import { now } from '#lib/clock.ts'

/** What the code is called that proves the right to transfer, by the policy in force. */
export function useCodeName(): string {
  const t = useTranslations('transferIn.codeName')
  const { codeName } = policyAt(now())
  return t(codeName)
}
