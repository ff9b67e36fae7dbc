import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getConsent, saveConsent, type ConsentSession, type ConsentUpdate } from '#api/consent.ts'
import { ANSWER_LOST, ApiError, type ApiErrorKind } from '#api/errors.ts'
import { readNow } from '#api/query-client.ts'
import { isApplied, isComparable, wasChanged } from './choices.ts'
import type { Shows } from './rules.ts'

/** Failures after which nobody knows whether the preferences are saved; a save that was cancelled may be. */
export const LOST: ReadonlySet<ApiErrorKind> = new Set([...ANSWER_LOST, 'aborted'])

/** The answers to save, and the session that they were given to. */
type Save = { update: ConsentUpdate; seen: ConsentSession }
type Outcome = {
  is: 'saved' | 'different' | 'changed-elsewhere'
  session: ConsentSession
  reference?: string | undefined
}

/**
 * Saves preferences, one request at a time however often it is asked. A session that was changed elsewhere since `seen`
 * is not overwritten: the outcome says so instead. What the backend returns is compared with what was sent. After a lost
 * response, and after one that is not about the items sent, the session is read again and compared. A link that has
 * expired meanwhile is the page's own state, and thrown to whoever shows it.
 *
 * @param shows what of a session counts as changed elsewhere
 * @param onStored called with the session as stored, which may differ from the update
 */
export function useSave(
  accessKey: string,
  shows: Shows,
  onStored: (session: ConsentSession, update: ConsentUpdate, reference: string | undefined) => void,
) {
  const queryClient = useQueryClient()
  const query = getConsent(accessKey)
  const { mutationFn: send, ...options } = saveConsent(accessKey)
  const underway = useRef(false)
  const { mutate, ...mutation } = useMutation({
    ...options,
    throwOnError: (error) => error.kind === 'expired',
    mutationFn: async ({ update, seen }: Save, context): Promise<Outcome> => {
      const current = await readNow(queryClient, query)
      if (wasChanged(seen, current, shows)) return { is: 'changed-elsewhere', session: current }
      const compared = (session: ConsentSession, reference?: string): Outcome => ({
        is: isApplied(session, update) ? 'saved' : 'different',
        session,
        reference,
      })
      try {
        const { entity: session, reference } = await send(update, context)
        if (!isComparable(session, update)) throw new ApiError('unreadable', { status: 200, reference })
        return compared(session, reference)
      } catch (error) {
        if (!(error instanceof ApiError && LOST.has(error.kind))) throw error
        const session = await readNow(queryClient, query).catch(() => undefined)
        // After any other failure the request may still be pending, so what was read may not be final.
        const isFinal = error.status === 200
        if (session && (isFinal || isApplied(session, update))) return compared(session)
        throw error
      }
    },
    onSuccess: ({ is, session, reference }, { update }) => {
      if (is === 'changed-elsewhere') return
      queryClient.setQueryData(query.queryKey, session)
      onStored(session, update, reference)
    },
    onSettled: () => {
      underway.current = false
    },
  })
  const save = (update: ConsentUpdate, seen: ConsentSession) => {
    if (underway.current) return
    underway.current = true
    mutate({ update, seen })
  }
  const { is, session } = mutation.data ?? {}
  const changed = is === 'changed-elsewhere' ? session : undefined
  const state = mutation.status === 'success' ? (is === 'saved' ? 'saved' : 'idle') : mutation.status
  return { save, state, changed, error: mutation.error, forget: mutation.reset } as const
}
