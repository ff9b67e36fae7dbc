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
  const [ticks, setTicks] = useState(NO_TICKS)
  const [isConfirming, setIsConfirming] = useState(false)
  const [nothingToSend, setNothingToSend] = useState(false)
  const [lastSave, setLastSave] = useState<Save>()
  const notStored = new Map(lastSave?.notStored.map(({ item, chosen }) => [item.uid, chosen]))
  const atRisk = ordersAtRisk(choices, ticks)

  const saving = useSave(accessKey, shows, useConsentText(registrar), (result, update) => {
    const newDifferences = differences(result.session, update, items)
    setTicks(new Map(newDifferences.map(({ item, chosen }) => [item.uid, chosen])))
    setLastSave({ ...result, at: now(), notStored: newDifferences })
  })
  const tick = (uids: ReadonlySet<string>, value: boolean) => {
    setTicks((before) => new Map([...before, ...[...uids].map((uid) => [uid, value] as const)]))
    if (saving.state === 'saved') saving.forget()
    setNothingToSend(false)
  }
  const send = (seenSession: ConsentSession) => {
    setIsConfirming(false)
    const consents = answersToSend(items, ticks, notStored)
    if (consents.length === 0) setNothingToSend(true)
    else saving.save({ consents }, seenSession)
  }
  const requestSave = () => {
    if (saving.state === 'pending') return
    if (atRisk.length > 0) setIsConfirming(true)
    else send(session)
  }
  return {
    ticks,
    notStored,
    atRisk,
    isConfirming,
    nothingToSend,
    saving,
    lastSave: saving.error ? undefined : lastSave,
    unsaved: unsavedItems(items, ticks, notStored).length > 0 && saving.state !== 'saved',
    tick,
    send,
    requestSave,
    cancelConfirmation: () => setIsConfirming(false),
  }
}
