import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import type { ConsentSession } from '#api/consent.ts'
import { lazyResolver } from '#forms/lazy-resolver.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { AllowAll } from './allow-all.tsx'
import { changes, ordersAtRisk, unsavedItems } from './choices.ts'
import { ConsequenceList } from './consequence-list.tsx'
import { ConsentList } from './consent-list.tsx'
import { ItemsDialog } from './items-dialog.tsx'
import styles from './preferences.module.css'
import { ReferenceList } from './reference-list.tsx'
import { boxName, sortConsents, type Item, type Shows } from './rules.ts'
import { SaveButton } from './save-button.tsx'
import { SavedItems } from './saved-items.tsx'
import { useSave } from './use-save.ts'
import { initialValues, tickedByUid, toRequest, type PreferencesValues } from './values.ts'

/** In the order of the page. */
const PLACEMENTS = ['required', 'optional', 'whois'] as const

const validation = lazyResolver<PreferencesValues>(() => import('./schema.ts'))

/** Every choice of the session, and the one press that saves them. */
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
  registrar: string
  onSaved: (saved: ConsentSession, callReference: string | undefined) => void
}) {
  // Hidden items too: the brand may come after the form, and show what is asked for.
  const form = useForm({ defaultValues: initialValues(sortConsents(session)), resolver: validation.resolver })
  const ticked = tickedByUid(useWatch({ control: form.control }) as PreferencesValues)
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
    form.reset(initialValues(sortConsents(fresh)))
    onSaved(fresh, callReference)
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
    if (atRisk.length > 0) setAsked(true)
    else void send(session)
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
    <form noValidate className={styles.form} onFocus={validation.warm} onSubmit={(event) => event.preventDefault()}>
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
      {asked && <ItemsDialog about="orders" items={atRisk} onBack={edit} onSave={() => void send(session)} />}
      {changed && (
        <ItemsDialog
          about="changed"
          items={changes(session, changed, shows)}
          onBack={saving.forget}
          onSave={() => void send(changed)}
        />
      )}
      <UnsavedGuard unsaved={unsaved.length > 0 && saving.state !== 'saved'} />
    </form>
  )
}
