import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getConsent, saveConsent, saveConsentMutation, type ConsentSession, type ConsentUpdate } from '#api/consent.ts'
import type { ApiErrorKind } from '#api/errors.ts'
import { isApplied } from './rules.ts'

/** Failures after which nobody knows whether the backend has carried the request out. */
const LOST: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'unreadable', 'unavailable'])

/**
 * Saves preferences, one request at a time however often it is asked. After a lost answer it reads the session again:
 * what was carried out counts as saved.
 */
export function useSave(accessKey: string) {
  const queryClient = useQueryClient()
  const options = saveConsentMutation(queryClient, accessKey)
  const underway = useRef(false)
  const mutation = useMutation({
    ...options,
    mutationFn: async (update: ConsentUpdate) => {
      try {
        return await saveConsent(accessKey, update)
      } catch (error) {
        const session = await readAgain(accessKey, error)
        if (session && isApplied(session, update)) return session
        throw error
      }
    },
    onSettled: () => {
      underway.current = false
    },
  })
  const save = (update: ConsentUpdate) => {
    if (underway.current) return
    underway.current = true
    mutation.mutate(update)
  }
  return { save, state: mutation.status, error: mutation.error, forget: mutation.reset }
}

async function readAgain(accessKey: string, error: unknown): Promise<ConsentSession | undefined> {
  const kind = (error as { kind?: ApiErrorKind }).kind
  if (!kind || !LOST.has(kind)) return undefined
  return getConsent(accessKey).catch(() => undefined)
}
