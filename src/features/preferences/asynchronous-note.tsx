import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { loadNamespace } from '#i18n/language-store.ts'
import { loadIfPossible } from '#lib/load-chunk.ts'
import type { Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** The texts of the practices page, with their messages. A page with choices on it must not be reloaded for them. */
const AsynchronousTexts = lazy(async () => {
  const both = () => Promise.all([import('./asynchronous-texts.tsx'), loadNamespace('dataSharing')])
  const loaded = await loadIfPossible(both)
  return { default: loaded?.[0].AsynchronousTexts ?? Missing }
})

/** A note on the asynchronous domains of a list; empty where there are none. Fetched when it is opened. */
export function AsynchronousNote({ items }: { items: readonly Item[] }) {
  const t = useTranslations('preferences')
  const nameOf = useItemName()
  const ref = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // A document that came with the page in it can be read, and opened, before there is anybody to hear of it.
  useEffect(() => {
    if (ref.current?.open) setOpened(true)
  }, [])
  const asynchronous = items.filter((item) => item.asynchronous)
  if (asynchronous.length === 0) return null
  return (
    <details ref={ref} onToggle={() => setOpened(true)}>
      <summary>{t('asynchronous', { names: asynchronous.map(nameOf).join(', ') })}</summary>
      {opened && (
        <Suspense>
          <AsynchronousTexts />
        </Suspense>
      )}
    </details>
  )
}

function Missing() {
  const t = useTranslations('failure.away')
  return <p>{t('heading')}</p>
}
