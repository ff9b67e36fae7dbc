import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import type { ConsentSession } from '#api/consent.ts'
import { useBrand } from '#brand/use-brand.ts'
import { lazyResolver } from '#forms/lazy-resolver.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { AllowAll } from './allow-all.tsx'
import { ChangedDialog } from './changed-dialog.tsx'
import { changes, ordersAtRisk, unsavedItems } from './choices.ts'
import { ConsequenceList } from './consequence-list.tsx'
import { ConsentList } from './consent-list.tsx'
import { OrdersDialog } from './orders-dialog.tsx'
import styles from './preferences.module.css'
import { ReferenceList } from './reference-list.tsx'
import { sortConsents, type Item } from './rules.ts'
import { SaveButton } from './save-button.tsx'
import { SavedItems } from './saved-items.tsx'
import { useSave } from './use-save.ts'
import { initialValues, tickedByUid, toRequest, type PreferencesValues } from './values.ts'

const validation = lazyResolver<PreferencesValues>(() => import('./schema.ts'))

/** Every choice of the session, and the one press that saves them. */
export function PreferencesForm({
  accessKey,
  session,
  items: allItems,
  registrar,
  onSaved,
}: {
  accessKey: string
  session: ConsentSession
  items: readonly Item[]
  registrar: string
  onSaved: (session: ConsentSession) => void
}) {
  const { shows } = useBrand()
  const form = useForm({ defaultValues: initialValues(allItems), resolver: validation.resolver })
  const ticked = tickedByUid(useWatch({ control: form.control }) as PreferencesValues)
  const [asked, setAsked] = useState(false)
  const [nothingToSend, setNothingToSend] = useState(false)

  const items = allItems.filter((item) => item.placement !== 'whois' || shows.whois)
  const pending = items.filter((item) => !item.saved && item.placement !== 'reference')
  const saved = items.filter((item) => item.saved && item.placement !== 'reference')
  const reference = items.filter((item) => item.placement === 'reference')
  const [savedShown, setSavedShown] = useState(false)
  const onlySaved = pending.length === 0
  const boxes = savedShown || onlySaved ? [...pending, ...saved] : pending
  const unsaved = unsavedItems(items, ticked)

  const saving = useSave(accessKey, (fresh) => {
    form.reset(initialValues(sortConsents(fresh)))
    onSaved(fresh)
  })
  const tick = (uids: ReadonlySet<string>, value: boolean) => {
    const choices = form.getValues('choices')
    form.setValue(
      'choices',
      choices.map((choice) => (uids.has(choice.uid) ? { ...choice, ticked: value } : choice)),
    )
    if (saving.state !== 'pending') saving.forget()
    setNothingToSend(false)
  }
  const send = (seen: ConsentSession) =>
    form.handleSubmit((values) => {
      setAsked(false)
      const request = toRequest(items, values)
      if (request.consents.length === 0) return setNothingToSend(true)
      saving.save(request, seen)
    })()
  const press = () => {
    if (saving.state === 'pending') return
    if (ordersAtRisk(items, ticked).length > 0) setAsked(true)
    else void send(session)
  }
  const edit = () => {
    // The boxes are inert until the dialog is gone.
    flushSync(() => setAsked(false))
    const first = ordersAtRisk(items, ticked)[0]
    if (first) document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(first.uid)}"]`)?.focus()
  }
  const list = { ticked, registrar, onTick: (uid: string, value: boolean) => tick(new Set([uid]), value) }
  const { changed } = saving

  return (
    <form noValidate className={styles.form} onFocus={validation.warm} onSubmit={(event) => event.preventDefault()}>
      <ConsentList {...list} placement="required" items={pending} />
      <ConsentList {...list} placement="optional" items={pending} />
      <ConsentList {...list} placement="whois" items={pending} />
      <ReferenceList items={reference} />
      {saved.length > 0 && (
        <SavedItems shown={savedShown || onlySaved} fixed={onlySaved} onToggle={setSavedShown}>
          <ConsentList {...list} placement="required" items={saved} saved />
          <ConsentList {...list} placement="optional" items={saved} saved />
          <ConsentList {...list} placement="whois" items={saved} saved />
        </SavedItems>
      )}
      {boxes.length > 0 && (
        <>
          <AllowAll boxes={boxes} ticked={ticked} onTick={tick} />
          <ConsequenceList items={items} ticked={ticked} />
          <SaveButton state={saving.state} error={saving.error} nothingToSend={nothingToSend} onPress={press} />
        </>
      )}
      {asked && (
        <OrdersDialog items={ordersAtRisk(items, ticked)} onEdit={edit} onContinue={() => void send(session)} />
      )}
      {changed && (
        <ChangedDialog items={changes(session, changed)} onBack={saving.forget} onSave={() => void send(changed)} />
      )}
      <UnsavedGuard unsaved={unsaved.length > 0 && saving.state !== 'saved'} />
    </form>
  )
}
