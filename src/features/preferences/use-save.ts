import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { getConsent, saveConsent, type ConsentSession, type ConsentUpdate } from '#api/consent.ts'
import { ApiError } from '#api/errors.ts'
import { readNow } from '#api/query-client.ts'
import type { ShownText } from '#api/shown-text.ts'
import { useUncertainWrite } from '#api/use-uncertain-write.ts'
import { useShownText } from '#decision/shown-text.ts'
import { plain } from '#ui/link-tag.tsx'
import { isApplied, isComparable, wasChanged } from './choices.ts'
import type { Shows } from './rules.ts'

const WORDING = { flow: 'preferences', version: '2026-11-28' }

type SaveRequest = { update: ConsentUpdate; seenSession: ConsentSession }
/** The session after a save, the reference of the response, and the wording. */
export type SaveResult = { session: ConsentSession; reference?: string | undefined; text?: ShownText }
type Outcome = SaveResult & { is: 'saved' | 'different' | 'changed-elsewhere' }

/**
 * Saves preferences, one request at a time. Does not overwrite a session that has changed since `seenSession`.
 * After a lost response, reads the session and compares it with the update. Throws dead-link errors to the route.
 *
 * @param onStored called with the stored session, which may differ from the update
 */
export function useSave(
  accessKey: string,
  shows: Shows,
  readWording: () => Promise<ShownText>,
  onStored: (result: SaveResult, update: ConsentUpdate) => void,
) {
  const queryClient = useQueryClient()
  const query = getConsent({ access_key: accessKey })
  const { mutationFn: send, ...options } = saveConsent(accessKey)
  const toOutcome = (session: ConsentSession, update: ConsentUpdate, text: ShownText, reference?: string): Outcome => ({
    is: isApplied(session, update) ? 'saved' : 'different',
    session,
    reference,
    text,
  })
  const { write, data, status, error, reset } = useUncertainWrite<SaveRequest, Outcome, ConsentSession>({
    ...options,
    throwOnError: ({ meaning, kind }) => meaning.link === 'dead' || kind === 'expired',
    read: () => readNow(queryClient, query),
    readsFirst: true,
    resultOf: async (session, { update, seenSession }, failure) => {
      if (!failure) return wasChanged(seenSession, session, shows) ? { is: 'changed-elsewhere', session } : undefined
      // With status 200, the save is complete, so this read is final. Otherwise, the save may still be pending.
      const isFinal = failure.status === 200
      return isFinal || isApplied(session, update) ? toOutcome(session, update, await readWording()) : undefined
    },
    send: async ({ update }, context) => {
      const text = await readWording()
      const { entity: session, reference } = await send({ update, text }, context)
      if (!isComparable(session, update)) throw new ApiError('unreadable', { status: 200, reference })
      return toOutcome(session, update, text, reference)
    },
    onSuccess: ({ is, ...result }, { update }) => {
      if (is === 'changed-elsewhere') return
      queryClient.setQueryData(query.queryKey, result.session)
      onStored(result, update)
    },
  })
  const save = (update: ConsentUpdate, seenSession: ConsentSession) => write({ update, seenSession })
  const { is, session } = data ?? {}
  const changedSession = is === 'changed-elsewhere' ? session : undefined
  const state = status === 'success' ? (is === 'saved' ? 'saved' : 'idle') : status
  return { save, state, changedSession, error, forget: reset } as const
}

/** Returns a function that reads the wording of the choices. */
export function useConsentText(registrar: string | undefined): () => Promise<ShownText> {
  const t = useTranslations('preferences')
  const allow = registrar ? t.markup('allow', { registrar, bdi: plain }) : t('allowUnnamed')
  return useShownText(WORDING, [t('required.warning'), t('optional.text'), t('whois.text'), allow, t('whoisAllow')])
}
