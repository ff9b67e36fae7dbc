import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ContactFields, type DataQuality, type DataQualityLink } from '#api/data-quality.ts'
import { fieldProblemsOf } from '#api/error-fields.ts'
import { ApiError } from '#api/errors.ts'
import { standingOf } from '#decision/contact-case.ts'
import { useCalls } from '#decision/stand-in.ts'
import { useDecision } from '#decision/use-decision.ts'
import { now } from '#lib/clock.ts'
import { DATA_QUALITY_CALLS } from './calls.ts'
import { useContactForm } from './form.tsx'
import { contactOf, differences, tidy } from './rules.ts'

/** The correction of a contact, from opening its fields to the contact that stands afterwards. */
export type Correction = ReturnType<typeof useCorrection>

/** How a correction stands that was saved and whose answer was lost: there is nothing left to send. */
const CORRECTED = { is: 'answered', answer: 'corrected', from: undefined, reference: undefined } as const

/** Corrects a contact: asked once more, sent once, read again when the answer is lost. Saving it does not approve it. */
export function useCorrection(link: DataQualityLink, contactCase: DataQuality) {
  const queryClient = useQueryClient()
  const { dataQualityQuery, getDataQuality, updateContact } = useCalls(DATA_QUALITY_CALLS)
  const { queryKey } = dataQualityQuery(link)
  const standing = contactOf(contactCase)
  const form = useContactForm(standing)
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState(false)
  const [unchanged, setUnchanged] = useState(false)
  const sent = useRef<ContactFields>(undefined)

  const finish = (contact: ContactFields) => {
    sent.current = undefined
    form.reset(contact)
    setEditing(false)
    setSaved(true)
  }
  /** After a lost answer: a correction that was saved all the same would be approved by being sent again. */
  const isSavedAlready = async (contact: ContactFields): Promise<boolean> => {
    const fresh = await getDataQuality(link)
    queryClient.setQueryData<DataQuality>(queryKey, fresh)
    if (standingOf(fresh).is !== 'open') throw new ApiError('answered')
    if (differences(contactOf(fresh), contact).length > 0) return false
    finish(contact)
    return true
  }
  const decision = useDecision<'corrected', DataQuality>({
    query: {
      queryKey,
      read: async () => {
        const fresh = await getDataQuality(link)
        // After a lost answer the contact itself tells that it was saved.
        const isSaved =
          sent.current &&
          differences(contactOf(fresh), sent.current).length === 0 &&
          // What was typed since is not to be lost.
          differences(form.values(), sent.current).length === 0
        if (isSaved) finish(contactOf(fresh))
        return fresh
      },
    },
    area: 'uk',
    standing: (fresh) => (sent.current ? standingOf(fresh) : { ...CORRECTED, at: now() }),
    send: async () => {
      const contact = tidy(form.values())
      if (sent.current && (await isSavedAlready(contact))) return {}
      sent.current = contact
      const result = await updateContact(link, contact)
      // What is approved next must be what was saved, also before the case has been read again.
      queryClient.setQueryData<DataQuality>(queryKey, (old) => old && { ...old, contact_data: contact })
      finish(contact)
      return result
    },
  })
  const { error } = decision
  const refuse = useEffectEvent((refused: ApiError) => {
    const problems = fieldProblemsOf<keyof ContactFields>(refused)
    if (Object.keys(problems).length > 0) form.refuse(problems)
  })
  useEffect(() => {
    // After the banner has taken the focus: the summary leads to the fields.
    if (error) refuse(error)
  }, [error])

  return {
    form,
    decision,
    editing,
    /** A correction was saved in this visit and is not approved yet. */
    saved,
    unchanged,
    /** What would be changed, by what was typed. */
    changes: () => differences(standing, form.values()),
    open: () => {
      if (!form.unsaved) form.reset(standing)
      decision.forget()
      setUnchanged(false)
      setSaved(false)
      setEditing(true)
    },
    /** Opens the fields that a refused approval names, and throws it on. */
    openAt: (failure: unknown): never => {
      const problems = failure instanceof ApiError ? fieldProblemsOf<keyof ContactFields>(failure) : {}
      if (Object.keys(problems).length > 0) {
        form.reset(standing)
        form.refuse(problems)
        setEditing(true)
      }
      throw failure
    },
    close: () => {
      form.reset(standing)
      setEditing(false)
    },
    save: async () => {
      setUnchanged(false)
      if (!(await form.isReady())) return
      if (differences(standing, form.values()).length === 0) return setUnchanged(true)
      decision.ask('corrected')
    },
  }
}
