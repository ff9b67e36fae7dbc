import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getConsent, saveConsent, type ConsentSession, type ConsentUpdate } from '#api/consent.ts'
import { ANSWER_LOST, ApiError, type ApiErrorKind } from '#api/errors.ts'
import { readNow } from '#api/query-client.ts'
import { isApplied, wasChanged } from './choices.ts'
import type { Shows } from './rules.ts'

/** Failures after which nobody knows whether the preferences are saved; a save that was cancelled may be. */
export const LOST: ReadonlySet<ApiErrorKind> = new Set([...ANSWER_LOST, 'aborted'])

/** The answers to save, and the session that they were given to. */
type Save = { update: ConsentUpdate; seen: ConsentSession }
type Outcome = { is: 'saved' | 'changed-elsewhere'; session: ConsentSession; reference?: string | undefined }

/**
 * Saves preferences, one request at a time however often it is asked. A session that was changed elsewhere since `seen`
 * is not overwritten: the outcome says so instead. After a lost answer the session is read again: what was carried out
 * counts as saved. A link that has expired meanwhile is the page's own state, and thrown to whoever shows it.
 *
 * @param shows what of a session counts as changed elsewhere
 */
export function useSave(
  accessKey: string,
  shows: Shows,
  onSaved: (session: ConsentSession, reference: string | undefined) => void,
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
      try {
        const { entity: session, reference } = await send(update, context)
        return { is: 'saved', session, reference }
      } catch (error) {
        if (!(error instanceof ApiError && LOST.has(error.kind))) throw error
        const session = await readNow(queryClient, query).catch(() => undefined)
        if (session && isApplied(session, update)) return { is: 'saved', session }
        throw error
      }
    },
    onSuccess: ({ is, session, reference }) => {
      if (is !== 'saved') return
      queryClient.setQueryData(query.queryKey, session)
      onSaved(session, reference)
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
  const changed = mutation.data?.is === 'changed-elsewhere' ? mutation.data.session : undefined
  const state = mutation.status === 'success' ? (changed ? 'idle' : 'saved') : mutation.status
  return { save, state, changed, error: mutation.error, forget: mutation.reset } as const
}
