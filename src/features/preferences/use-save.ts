import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ConsentSession, ConsentUpdate } from '#api/consent.ts'
import { ANSWER_LOST, ApiError, type ApiErrorKind } from '#api/errors.ts'
import { useCalls } from '#decision/stand-in.ts'
import { PREFERENCES_CALLS } from './calls.ts'
import { isApplied, wasChanged } from './choices.ts'
import type { Shows } from './rules.ts'

/** Failures after which nobody knows whether the preferences are saved; a save that was cancelled may be. */
export const LOST: ReadonlySet<ApiErrorKind> = new Set([...ANSWER_LOST, 'aborted'])

type Outcome = { is: 'saved' | 'changed-elsewhere'; session: ConsentSession }

/**
 * Saves preferences, one request at a time however often it is asked. A session that was changed elsewhere since `seen`
 * is not overwritten: the outcome says so instead. After a lost answer the session is read again: what was carried out
 * counts as saved. A link that has expired meanwhile is the page's own state, and thrown to whoever shows it.
 *
 * @param shows what of a session counts as changed elsewhere
 */
export function useSave(accessKey: string, shows: Shows, onSaved: (session: ConsentSession) => void) {
  const queryClient = useQueryClient()
  const calls = useCalls(PREFERENCES_CALLS)
  const underway = useRef(false)
  const { mutate, ...mutation } = useMutation({
    mutationKey: ['saveConsent', { accessKey }],
    meta: { area: 'gdpr' },
    throwOnError: (error) => error.kind === 'expired',
    mutationFn: async ({ update, seen }: { update: ConsentUpdate; seen: ConsentSession }): Promise<Outcome> => {
      const current = await calls.getConsent(accessKey)
      if (wasChanged(seen, current, shows)) return { is: 'changed-elsewhere', session: current }
      return { is: 'saved', session: await saveOrFindSaved(calls, accessKey, update) }
    },
    onSuccess: ({ is, session }) => {
      if (is !== 'saved') return
      queryClient.setQueryData(calls.consentQuery(accessKey).queryKey, session)
      onSaved(session)
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
  return {
    save,
    state,
    changed,
    session: mutation.data?.session,
    error: mutation.error,
    forget: mutation.reset,
  } as const
}

async function saveOrFindSaved(
  { getConsent, saveConsent }: typeof PREFERENCES_CALLS,
  accessKey: string,
  update: ConsentUpdate,
): Promise<ConsentSession> {
  try {
    return await saveConsent(accessKey, update)
  } catch (error) {
    if (!(error instanceof ApiError && LOST.has(error.kind))) throw error
    const session = await getConsent(accessKey).catch(() => undefined)
    if (session && isApplied(session, update)) return session
    throw error
  }
}
