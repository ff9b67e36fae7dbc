import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import { Section } from '#ui/layout.tsx'
import { AllowAll } from './allow-all.tsx'
import { ConsentList } from './consent-list.tsx'
import { OrdersDialog } from './orders-dialog.tsx'
import { ReferenceList } from './reference-list.tsx'
import { ordersAtRisk, type Item } from './rules.ts'
import { SaveButton } from './save-button.tsx'
import { SavedItems } from './saved-items.tsx'
import { initialValues, preferencesSchema, tickedByUid, toRequest } from './schema.ts'
import styles from './preferences.module.css'
import { useSave } from './use-save.ts'

/** Every choice of the session, and the one press that saves them. */
export function PreferencesForm({
  accessKey,
  items: allItems,
  registrar,
}: {
  accessKey: string
  items: readonly Item[]
  registrar: string
}) {
  const t = useTranslations('preferences')
  const { shows } = useBrand()
  const values = useMemo(() => initialValues(allItems), [allItems])
  const form = useForm({ values, resolver: zodResolver(preferencesSchema) })
  const ticked = tickedByUid(useWatch({ control: form.control }) as typeof values)
  const { save, state, error, forget } = useSave(accessKey)
  const [asked, setAsked] = useState(false)
  const [nothingToSend, setNothingToSend] = useState(false)

  const items = allItems.filter((item) => item.placement !== 'whois' || shows.whois)
  const pending = items.filter((item) => !item.saved && item.placement !== 'reference')
  const saved = items.filter((item) => item.saved && item.placement !== 'reference')
  const reference = items.filter((item) => item.placement === 'reference')
  const [savedShown, setSavedShown] = useState(pending.length === 0)
  const boxes = savedShown || pending.length === 0 ? [...pending, ...saved] : pending

  const tick = (uids: ReadonlySet<string>, value: boolean) => {
    const { choices } = form.getValues()
    form.setValue(
      'choices',
      choices.map((choice) => (uids.has(choice.uid) ? { ...choice, ticked: value } : choice)),
      { shouldDirty: true },
    )
    forget()
    setNothingToSend(false)
  }
  const send = form.handleSubmit((submitted) => {
    setAsked(false)
    const request = toRequest(items, submitted)
    if (request.consents.length === 0) return setNothingToSend(true)
    save(request)
  })
  const press = () => {
    if (state === 'pending') return
    if (ordersAtRisk(items, ticked).length > 0) setAsked(true)
    else void send()
  }
  const edit = () => {
    // The boxes are inert until the dialog is gone.
    flushSync(() => setAsked(false))
    const first = ordersAtRisk(items, ticked)[0]
    if (first) document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(first.uid)}"]`)?.focus()
  }
  const list = { ticked, registrar, onTick: (uid: string, value: boolean) => tick(new Set([uid]), value) }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <ConsentList {...list} placement="required" items={pending} />
      <ConsentList {...list} placement="optional" items={pending} />
      <ConsentList {...list} placement="whois" items={pending} />
      {reference.length > 0 && (
        <Section heading={t('reference.heading')}>
          <ReferenceList items={reference} />
        </Section>
      )}
      {saved.length > 0 && (
        <SavedItems shown={savedShown || pending.length === 0} fixed={pending.length === 0} onToggle={setSavedShown}>
          <ConsentList {...list} placement="required" items={saved} saved />
          <ConsentList {...list} placement="optional" items={saved} saved />
          <ConsentList {...list} placement="whois" items={saved} saved />
        </SavedItems>
      )}
      {boxes.length > 0 && (
        <>
          <AllowAll boxes={boxes} ticked={ticked} onTick={tick} />
          <SaveButton state={state} error={error} nothingToSend={nothingToSend} onPress={press} />
        </>
      )}
      {asked && <OrdersDialog items={ordersAtRisk(items, ticked)} onEdit={edit} onContinue={() => void send()} />}
    </form>
  )
}
