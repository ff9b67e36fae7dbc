import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useDataElementLabel } from '#i18n/data-element-label.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { optionalImport } from '#lib/optional-import.ts'
import { VisuallyHidden } from '#ui/layout.tsx'
import { bdi } from '#ui/link-tag.tsx'
import type { Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** Optional: otherwise, a missing chunk would reload the page, and unsaved choices would be lost. */
const AsynchronousTexts = lazy(async () => {
  const loadBoth = () => Promise.all([import('./asynchronous-texts.tsx'), loadMessages('dataSharing')])
  const loaded = await optionalImport(loadBoth)
  return { default: loaded?.[0].AsynchronousTexts ?? MissingTexts }
})

/**
 * Details of an item: its providers, the data that the contract shares anyway, and texts about asynchronous domains
 * (loaded on demand).
 */
export function RowDetails({ item }: { item: Item }) {
  const t = useTranslations('preferences')
  const label = useDataElementLabel()
  const name = useItemName()(item)
  const ref = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // The user may have opened the details before hydration.
  useEffect(() => {
    if (ref.current?.open) setOpened(true)
  }, [])
  const { asynchronous, contractFields, together } = item
  const providers = item.placement === 'whois' ? [] : item.providers
  if (!asynchronous && !together && contractFields.length === 0 && providers.length === 0) return null
  return (
    <details ref={ref} onToggle={() => setOpened(true)}>
      <summary>
        {t('details')} <VisuallyHidden>{name}</VisuallyHidden>
      </summary>
      {providers.length > 0 && <p>{t.rich('provider', { names: providers.join(', '), bdi })}</p>}
      {together && <p>{t('together')}</p>}
      {contractFields.length > 0 && (
        <p>
          <b>{t('always')}</b>
          {contractFields.map(label).join(', ')}
        </p>
      )}
      {asynchronous && (
        <p>
          <b>{t.rich('asynchronous', { names: name, bdi })}</b>
        </p>
      )}
      {asynchronous && opened && (
        <Suspense>
          <AsynchronousTexts />
        </Suspense>
      )}
    </details>
  )
}

function MissingTexts() {
  const t = useTranslations('failure.away')
  return <p>{t('heading')}</p>
}
