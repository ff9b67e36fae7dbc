import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  getDataQuality,
  updateContact,
  type ContactFields,
  type DataQuality,
  type DataQualityLink,
} from '#api/data-quality.ts'
import type { ApiError } from '#api/errors.ts'
import { statusOf } from '#decision/contact-case.ts'
import { useDecision } from '#decision/use-decision.ts'
import { now } from '#lib/clock.ts'
import { useContactForm } from './contact-form.tsx'
import { contactOf, differences, normalizeContact } from './rules.ts'
import { useCorrectionMemory } from './use-correction-memory.ts'

export type Correction = ReturnType<typeof useCorrection>

/** The status of a case that contains the correction. */
const CORRECTED = { is: 'answered', answer: 'corrected', from: undefined, reference: undefined } as const

/** Corrects a contact. Saving does not approve it. */
export function useCorrection(link: DataQualityLink, contactCase: DataQuality) {
  const query = getDataQuality(link)
  const current = contactOf(contactCase)
  const form = useContactForm(current)
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState(false)
  const [unchanged, setUnchanged] = useState(false)
  const sentContact = useRef<ContactFields>(undefined)
  const memory = useCorrectionMemory(link)

  const finish = (contact: ContactFields) => {
    sentContact.current = undefined
    form.reset(contact)
    setEditing(false)
    setSaved(true)
    memory.clear()
  }
  /** Returns whether the case contains the correction and the user has not edited it again. If so, closes the form. */
  const finishIfSaved = (fresh: DataQuality): boolean => {
    const latest = contactOf(fresh)
    const isFound = [sentContact.current, form.values()].every((each) => each && differences(latest, each).length === 0)
    if (isFound) finish(latest)
    return isFound
  }
  const decision = useDecision({
    query,
    mutation: {
      corrected: () => {
        sentContact.current = normalizeContact(form.values())
        return updateContact(link, sentContact.current)
      },
    },
    isAnswerInItem: true,
    itemStatus: (fresh) => (finishIfSaved(fresh) ? { ...CORRECTED, at: now() } : statusOf(fresh)),
    // Do not send a saved correction again: the backend treats unchanged contact data as an approval.
    recheck: async (read) => {
      if (!sentContact.current) return true
      const fresh = await read()
      if (statusOf(fresh).is !== 'open') return false
      sentContact.current = normalizeContact(form.values())
      return !finishIfSaved(fresh)
    },
    onSuccess: ({ at }) => memory.setReceived(at),
  })
  const { error } = decision
  /** The backend accepted the correction, but the case does not contain it yet. */
  const isReceived = decision.sentAnswer?.isOnlyReceived === true
  const showFieldErrors = useEffectEvent((failure: ApiError) => {
    if (Object.keys(failure.fields).length > 0) form.showServerErrors(failure.fields)
  })
  useEffect(() => {
    // The effect runs after the banner has taken focus, so that the summary gets the focus.
    if (error) showFieldErrors(error)
  }, [error])

  return {
    form,
    decision,
    editing: editing && !isReceived,
    receivedAt: memory.receivedAt,
    isReceived,
    unsaved: form.unsaved && !isReceived,
    /** Whether a correction was saved since the page was opened. */
    saved,
    unchanged,
    changes: () => differences(current, form.values()),
    open: () => {
      if (!form.unsaved) form.reset(current)
      decision.forget()
      setUnchanged(false)
      setSaved(false)
      setEditing(true)
    },
    showErrors: ({ fields }: ApiError) => {
      if (Object.keys(fields).length === 0) return
      form.reset(current)
      form.showServerErrors(fields)
      setEditing(true)
    },
    close: () => {
      form.reset(current)
      setEditing(false)
    },
    save: async () => {
      setUnchanged(false)
      if (!(await form.isReady())) return
      if (differences(current, form.values()).length === 0) return setUnchanged(true)
      decision.ask('corrected')
    },
  }
}
