import { useState } from 'react'
import type { ConsentSession } from '#api/consent.ts'
import { now } from '#lib/clock.ts'
import { answersToSend, differences, ordersAtRisk, NO_TICKS, unsavedItems } from './choices.ts'
import type { Item, Shows } from './rules.ts'
import type { Save } from './save-outcome.tsx'
import { useConsentText, useSave } from './use-save.ts'

export type Preferences = {
  accessKey: string
  session: ConsentSession
  items: readonly Item[]
  shows: Shows
  registrar: string | undefined
}

/** The state of the boxes and of saving. Asks for confirmation if a save would put an order on hold. */
export function useChoices({ accessKey, session, items, shows, registrar }: Preferences, choices: readonly Item[]) {
  const [ticked, setTicked] = useState(NO_TICKS)
  const [isConfirming, setIsConfirming] = useState(false)
  const [nothingToSend, setNothingToSend] = useState(false)
  const [lastSave, setLastSave] = useState<Save>()
  const notStored = new Map(lastSave?.notStored.map(({ item, chosen }) => [item.uid, chosen]))
  const atRisk = ordersAtRisk(choices, ticked)

  const saving = useSave(accessKey, shows, useConsentText(registrar), (stored, update) => {
    const newDifferences = differences(stored.session, update, items)
    setTicked(new Map(newDifferences.map(({ item, chosen }) => [item.uid, chosen])))
    setLastSave({ ...stored, at: now(), notStored: newDifferences })
  })
  const tick = (uids: ReadonlySet<string>, value: boolean) => {
    setTicked((before) => new Map([...before, ...[...uids].map((uid) => [uid, value] as const)]))
    if (saving.state === 'saved') saving.forget()
    setNothingToSend(false)
  }
  const send = (seen: ConsentSession) => {
    setIsConfirming(false)
    const consents = answersToSend(items, ticked, notStored)
    if (consents.length === 0) setNothingToSend(true)
    else saving.save({ consents }, seen)
  }
  const requestSave = () => {
    if (saving.state === 'pending') return
    if (atRisk.length > 0) setIsConfirming(true)
    else send(session)
  }
  return {
    ticked,
    notStored,
    atRisk,
    isConfirming,
    nothingToSend,
    saving,
    stored: saving.error ? undefined : lastSave,
    unsaved: unsavedItems(items, ticked, notStored).length > 0 && saving.state !== 'saved',
    tick,
    send,
    requestSave,
    cancelConfirmation: () => setIsConfirming(false),
  }
}
