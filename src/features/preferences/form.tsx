import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ConsentSession } from '#api/consent.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { AllowAll } from './allow-all.tsx'
import { answersToSend, changes, ordersAtRisk, unsavedItems, type Ticks } from './choices.ts'
import { ConsequenceList } from './consequence-list.tsx'
import { ConsentList } from './consent-list.tsx'
import { ItemsDialog } from './items-dialog.tsx'
import styles from './preferences.module.css'
import { ReferenceList } from './reference-list.tsx'
import { boxName, type Item, type Shows } from './rules.ts'
import { SaveButton } from './save-button.tsx'
import { SavedItems } from './saved-items.tsx'
import { useSave } from './use-save.ts'

/** In the order of the page. */
const PLACEMENTS = ['required', 'optional', 'whois'] as const

/** Every box is in its initial state. */
const UNTOUCHED: Ticks = new Map()

/**
 * Every choice of the session, and the one press that saves them. Boxes cannot be wrong, so nothing is validated and
 * nothing stands between the press and the request.
 */
export function PreferencesForm({
  accessKey,
  session,
  items,
  shows,
  registrar,
  onSaved,
}: {
  accessKey: string
  session: ConsentSession
  /** The items of the session that are shown. */
  items: readonly Item[]
  shows: Shows
  registrar: string | undefined
  onSaved: (saved: ConsentSession, callReference: string | undefined) => void
}) {
  const [ticked, setTicked] = useState(UNTOUCHED)
  const [asked, setAsked] = useState(false)
  const [nothingToSend, setNothingToSend] = useState(false)

  const pending = items.filter((item) => !item.saved && item.placement !== 'reference')
  const saved = items.filter((item) => item.saved && item.placement !== 'reference')
  const reference = items.filter((item) => item.placement === 'reference')
  const [savedShown, setSavedShown] = useState(false)
  const onlySaved = pending.length === 0
  const boxes = savedShown || onlySaved ? [...pending, ...saved] : pending
  const unsaved = unsavedItems(items, ticked)
  // In the order of the page.
  const atRisk = ordersAtRisk([...pending, ...saved], ticked)

  const saving = useSave(accessKey, shows, (fresh, callReference) => {
    setTicked(UNTOUCHED)
    onSaved(fresh, callReference)
  })
  const tick = (uids: ReadonlySet<string>, value: boolean) => {
    setTicked((before) => new Map([...before, ...[...uids].map((uid) => [uid, value] as const)]))
    if (saving.state !== 'pending') saving.forget()
    setNothingToSend(false)
  }
  const send = (seen: ConsentSession) => {
    setAsked(false)
    const consents = answersToSend(items, ticked)
    if (consents.length === 0) setNothingToSend(true)
    else saving.save({ consents }, seen)
  }
  const press = () => {
    if (saving.state === 'pending') return
    if (atRisk.length > 0) setAsked(true)
    else send(session)
  }
  const edit = () => {
    const [first] = atRisk
    // The boxes are inert until the dialog is gone, and a saved one may have been hidden again.
    flushSync(() => {
      setAsked(false)
      if (first?.saved) setSavedShown(true)
    })
    if (first) document.getElementsByName(boxName(first))[0]?.focus()
  }
  const list = { ticked, registrar, onTick: (uid: string, value: boolean) => tick(new Set([uid]), value) }
  const { changed } = saving

  return (
    <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {PLACEMENTS.map((placement) => (
        <ConsentList key={placement} {...list} placement={placement} items={pending} />
      ))}
      <ReferenceList items={reference} />
      {saved.length > 0 && (
        <SavedItems shown={savedShown || onlySaved} fixed={onlySaved} onToggle={setSavedShown}>
          {PLACEMENTS.map((placement) => (
            <ConsentList key={placement} {...list} placement={placement} items={saved} saved />
          ))}
        </SavedItems>
      )}
      {boxes.length > 0 && (
        <>
          <AllowAll boxes={boxes} ticked={ticked} onTick={tick} />
          <ConsequenceList items={items} ticked={ticked} />
          <SaveButton state={saving.state} error={saving.error} nothingToSend={nothingToSend} onPress={press} />
        </>
      )}
      {asked && <ItemsDialog about="orders" items={atRisk} onBack={edit} onSave={() => send(session)} />}
      {changed && (
        <ItemsDialog
          about="changed"
          items={changes(session, changed, shows)}
          onBack={saving.forget}
          onSave={() => send(changed)}
        />
      )}
      <UnsavedGuard unsaved={unsaved.length > 0 && saving.state !== 'saved'} />
    </form>
  )
}
