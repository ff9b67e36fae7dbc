import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl/react'
import { optionalImport } from '#lib/optional-import.ts'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { Button } from '#ui/button.tsx'
import { trustedClick } from '#forms/trusted-click.ts'
import { StillWaiting } from '#ui/still-waiting.tsx'
import { AllowAll, ConsentList, ReferenceList } from './consent-list.tsx'
import { changes, isTicked, itemsToSend, type Ticks } from './choices.ts'
import { ConsequenceList } from './consequence-list.tsx'
import type { Filter as FilterPart, FilterState } from './filter.tsx'
import { ItemsDialog } from './items-dialog.tsx'
import styles from './preferences.module.css'
import { boxName, type Item } from './rules.ts'
import { SaveOutcome } from './save-outcome.tsx'
import { type Preferences, useChoices } from './use-choices.ts'
import { useItemName } from './use-item-name.ts'

const PLACEMENTS = ['required', 'optional', 'whois'] as const

/** Minimum number of questions for a filter. */
const MIN_FOR_FILTER = 12

const NoFilter: typeof FilterPart = () => null

// The filter is optional and rarely needed.
const Filter = lazy(async () => {
  const loaded = await optionalImport(() => import('./filter.tsx'))
  return { default: loaded?.Filter ?? NoFilter }
})

const UNFILTERED: FilterState = { text: '', matches: () => true }

/** All choices of a session and the button that saves them. Boxes cannot be invalid, so nothing is validated. */
export function PreferencesForm({
  heading,
  tabs,
  children,
  ...preferences
}: Preferences & {
  /** The page heading. Hidden after a save, because the outcome has its own heading. */
  heading: ReactNode
  tabs: ReactNode
  /** Shown above the choices until they are saved. */
  children: ReactNode
}) {
  const { session, items, shows, registrar } = preferences
  const formId = useId()
  const [filter, setFilter] = useState(UNFILTERED)
  const [showsSavedOverride, setShowsSavedOverride] = useState<boolean>()
  const undecidedItems = items.filter((item) => !item.saved && item.placement !== 'reference')
  const savedItems = items.filter((item) => item.saved && item.placement !== 'reference')
  const referenceItems = items.filter((item) => item.placement === 'reference')
  const onlySaved = undecidedItems.length === 0
  const showsSaved = showsSavedOverride ?? onlySaved
  const choices = [...undecidedItems, ...savedItems]
  const boxes = showsSaved ? choices : undecidedItems
  const { text, matches } = filter
  const filtered = text.trim() !== ''
  const { ticks, notStored, atRisk, isConfirming, saving, lastSave, ...form } = useChoices(preferences, choices)

  const back = () => {
    const [item] = atRisk
    // A box can take focus only if it is visible and the dialog, which makes the page inert, is closed.
    flushSync(() => {
      form.cancelConfirmation()
      setFilter(UNFILTERED)
      if (item?.saved) setShowsSavedOverride(true)
    })
    if (item) document.getElementsByName(boxName(item))[0]?.focus()
  }
  const listProps = { ticks, registrar, onTick: (uid: string, value: boolean) => form.tick(new Set([uid]), value) }
  const { changedSession, error } = saving
  const isSaved = lastSave?.notStored.length === 0
  const savedSection = savedItems.length > 0 && (
    <SavedItems shown={showsSaved} onToggle={setShowsSavedOverride}>
      {PLACEMENTS.map((placement) => (
        <ConsentList key={placement} {...listProps} placement={placement} items={savedItems.filter(matches)} saved />
      ))}
    </SavedItems>
  )

  return (
    <div className={styles.area}>
      {!isSaved && heading}
      {tabs}
      <SaveOutcome error={error} lastSave={lastSave} shows={shows} registrar={registrar} />
      {!isSaved && children}
      {choices.length >= MIN_FOR_FILTER && (
        <FilterSlot text={text} count={boxes.filter(matches).length} total={boxes.length} onFilter={setFilter} />
      )}
      <form noValidate id={formId} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {PLACEMENTS.map((placement) => (
          <ConsentList key={placement} {...listProps} placement={placement} items={undecidedItems.filter(matches)} />
        ))}
        {!filtered && <ReferenceList items={referenceItems} />}
        {onlySaved && savedSection}
        <AllowAll
          boxes={(onlySaved ? boxes : undecidedItems).filter(matches)}
          filtered={filtered}
          ticks={ticks}
          onTick={form.tick}
        />
        <ConsequenceList items={itemsToSend(items, ticks, notStored)} ticks={ticks} />
        {!onlySaved && savedSection}
        {isConfirming && <ItemsDialog about="orders" items={atRisk} onBack={back} onSave={() => form.send(session)} />}
        {changedSession && (
          <ItemsDialog
            about="changed"
            items={changes(session, changedSession, shows)}
            onBack={saving.forget}
            onSave={() => form.send(changedSession)}
          />
        )}
        <UnsavedGuard unsaved={form.unsaved} />
      </form>
      {choices.length > 0 && (
        <SaveBar
          formId={formId}
          {...saving}
          undecidedItems={undecidedItems}
          ticks={ticks}
          nothingToSend={form.nothingToSend}
          onSave={form.requestSave}
        />
      )}
    </div>
  )
}

/** Reserves space for the filter, which loads after hydration. */
function FilterSlot(filter: Omit<ComponentProps<typeof FilterPart>, 'className' | 'nameOf'>) {
  const hydrated = useHydrated()
  const nameOf = useItemName()
  return (
    <div className={styles.filterSlot}>
      <Suspense>{hydrated && <Filter className={styles.filter} nameOf={nameOf} {...filter} />}</Suspense>
    </div>
  )
}

/** The saved items and the toggle that shows or hides them (specification section 2). */
function SavedItems({
  shown,
  onToggle,
  children,
}: {
  shown: boolean
  onToggle: (shown: boolean) => void
  children: ReactNode
}) {
  const t = useTranslations('preferences.saved')
  const id = useId()
  return (
    <div className={styles.saved}>
      <Button look="link" aria-expanded={shown} aria-controls={id} onClick={() => onToggle(!shown)}>
        {shown ? t('hide') : t('show')}
      </Button>
      <section id={id} hidden={!shown} aria-label={t('heading')}>
        {shown && (
          <>
            <h2>{t('heading')}</h2>
            {children}
          </>
        )}
      </section>
    </div>
  )
}

/** The save button with its state, and the number of undecided choices. Sticky, except in short windows. */
function SaveBar({
  formId,
  undecidedItems,
  ticks,
  state,
  nothingToSend,
  onSave,
}: {
  formId: string
  undecidedItems: readonly Item[]
  ticks: Ticks
  state: 'idle' | 'pending' | 'saved' | 'error'
  nothingToSend: boolean
  onSave: () => void
}) {
  const t = useTranslations('preferences')
  const textKey = state === 'pending' ? 'saving' : state === 'saved' ? 'saved' : 'idle'
  const allowedCount = undecidedItems.filter((item) => isTicked(item, ticks)).length
  return (
    <div className={textKey === 'saved' ? `${styles.bar} ${styles.done}` : styles.bar}>
      <p>{t('open', { open: undecidedItems.length, allowed: String(allowedCount) })}</p>
      <Button
        type="submit"
        form={formId}
        look={textKey === 'saved' ? 'secondary' : 'primary'}
        busy={state === 'pending'}
        onClick={trustedClick(onSave)}
      >
        {t(`save.${textKey}`)}
      </Button>
      <p role="status">
        {state === 'pending' && <StillWaiting />}
        {nothingToSend && t('nothingChanged')}
      </p>
    </div>
  )
}
