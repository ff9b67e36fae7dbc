import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ConsentSession } from '#api/consent.ts'
import { now } from '#lib/clock.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { loadIfPossible } from '#lib/load-chunk.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { AllowAll } from './allow-all.tsx'
import { answersToSend, changes, differences, itemsToSend, ordersAtRisk, UNTOUCHED, unsavedItems } from './choices.ts'
import { ConsequenceList } from './consequence-list.tsx'
import { ConsentList } from './consent-list.tsx'
import type { Filter as FilterPart, Filtering } from './filter.tsx'
import { ItemsDialog } from './items-dialog.tsx'
import styles from './preferences.module.css'
import { ReferenceList } from './reference-list.tsx'
import { boxName, type Item, type Shows } from './rules.ts'
import { SaveBar } from './save-bar.tsx'
import { SaveOutcome, type Save } from './save-outcome.tsx'
import { SavedItems } from './saved-items.tsx'
import { useItemName } from './use-item-name.ts'
import { useConsentText, useSave } from './use-save.ts'

/** In the order of the page. */
const PLACEMENTS = ['required', 'optional', 'whois'] as const

/** From so many questions on they can be filtered. */
const MANY = 12

const NoFilter: typeof FilterPart = () => null

// Few people are asked so much. Without it the page is only longer. It imports nothing of this chunk, which would cost more.
const Filter = lazy(async () => {
  const both = () => Promise.all([import('./filter.tsx'), loadMessages('preferencesFilter')])
  const loaded = await loadIfPossible(both)
  return { default: loaded?.[0].Filter ?? NoFilter }
})

const UNFILTERED: Filtering = { text: '', matches: () => true }

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
  heading,
  tabs,
  children,
}: {
  accessKey: string
  session: ConsentSession
  /** The items of the session that are shown. */
  items: readonly Item[]
  shows: Shows
  registrar: string | undefined
  /** Of the page, until the outcome of a save has its own. */
  heading: ReactNode
  tabs: ReactNode
  /** Stands above the choices until they are saved. */
  children: ReactNode
}) {
  const formId = useId()
  const [ticked, setTicked] = useState(UNTOUCHED)
  const [asked, setAsked] = useState(false)
  const [nothingToSend, setNothingToSend] = useState(false)
  const [lastSave, setLastSave] = useState<Save>()
  const [filter, setFilter] = useState(UNFILTERED)

  const pending = items.filter((item) => !item.saved && item.placement !== 'reference')
  const saved = items.filter((item) => item.saved && item.placement !== 'reference')
  const reference = items.filter((item) => item.placement === 'reference')
  const [savedToggled, setSavedToggled] = useState<boolean>()
  const onlySaved = pending.length === 0
  const savedShown = savedToggled ?? onlySaved
  const choices = [...pending, ...saved]
  const boxes = savedShown ? choices : pending
  const hydrated = useHydrated()
  const nameOf = useItemName()
  const { text, matches } = filter
  const filtered = text.trim() !== ''
  const matching = boxes.filter(matches)
  const missed = new Map(lastSave?.missed.map(({ item, chosen }) => [item.uid, chosen]))
  const unsaved = unsavedItems(items, ticked, missed)
  // In the order of the page.
  const atRisk = ordersAtRisk(choices, ticked)

  const saving = useSave(accessKey, shows, useConsentText(registrar), (stored, update) => {
    const notStored = differences(stored.session, update, items)
    setTicked(new Map(notStored.map(({ item, chosen }) => [item.uid, chosen])))
    setLastSave({ ...stored, at: now(), missed: notStored })
  })
  const tick = (uids: ReadonlySet<string>, value: boolean) => {
    setTicked((before) => new Map([...before, ...[...uids].map((uid) => [uid, value] as const)]))
    if (saving.state === 'saved') saving.forget()
    setNothingToSend(false)
  }
  const send = (seen: ConsentSession) => {
    setAsked(false)
    const consents = answersToSend(items, ticked, missed)
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
    // The boxes are inert until the dialog is gone, and one that a filter or the toggle hides is shown again.
    flushSync(() => {
      setAsked(false)
      setFilter(UNFILTERED)
      if (first?.saved) setSavedToggled(true)
    })
    if (first) document.getElementsByName(boxName(first))[0]?.focus()
  }
  const list = { ticked, registrar, onTick: (uid: string, value: boolean) => tick(new Set([uid]), value) }
  const { changed, error } = saving
  const stored = error ? undefined : lastSave
  const isSaved = stored?.missed.length === 0
  const savedItems = saved.length > 0 && (
    <SavedItems shown={savedShown} onToggle={setSavedToggled}>
      {PLACEMENTS.map((placement) => (
        <ConsentList key={placement} {...list} placement={placement} items={saved.filter(matches)} saved />
      ))}
    </SavedItems>
  )

  return (
    <div className={styles.area}>
      {!isSaved && heading}
      {tabs}
      <SaveOutcome error={error} stored={stored} shows={shows} registrar={registrar} />
      {!isSaved && children}
      {choices.length >= MANY && (
        <div className={styles.filterRoom}>
          <Suspense>
            {hydrated && (
              <Filter
                className={styles.filter}
                nameOf={nameOf}
                text={text}
                shown={matching.length}
                all={boxes.length}
                onFilter={setFilter}
              />
            )}
          </Suspense>
        </div>
      )}
      <form noValidate id={formId} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {PLACEMENTS.map((placement) => (
          <ConsentList key={placement} {...list} placement={placement} items={pending.filter(matches)} />
        ))}
        {!filtered && <ReferenceList items={reference} />}
        {onlySaved && savedItems}
        <AllowAll
          boxes={(onlySaved ? boxes : pending).filter(matches)}
          filtered={filtered}
          ticked={ticked}
          onTick={tick}
        />
        <ConsequenceList items={itemsToSend(items, ticked, missed)} ticked={ticked} />
        {!onlySaved && savedItems}
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
      {choices.length > 0 && (
        <SaveBar
          form={formId}
          {...saving}
          open={pending}
          ticked={ticked}
          nothingToSend={nothingToSend}
          onPress={press}
        />
      )}
    </div>
  )
}
