import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBrand } from '#brand/use-brand.ts'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { ProviderLine } from '#ui/provider-line.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Facts } from '#ui/facts.tsx'
import { readAddress, readSearchText, type TldAddress } from './address.ts'
import { ListActions } from './list-actions.tsx'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { useGo } from './use-go.ts'
import { useList } from './use-list.ts'

/** Shows how each TLD handles data. The URL contains the whole state of the page. */
export function TldInfoPage({
  hash,
  systemName,
  address,
  tabs,
}: {
  hash: string
  systemName: string
  address: TldAddress
  tabs: ReactNode
}) {
  const t = useTranslations('tldInfo')
  const go = useGo(hash)
  const { openTlds, ...view } = readAddress(address)
  const list = useList(systemName, view)
  const brand = useBrand()
  return (
    <Stack>
      <ProviderLine {...brand} />
      <PageHeading>{t('heading')}</PageHeading>
      {tabs}
      <p>{t('intro')}</p>
      <Legend />
      <SearchBox
        text={view.text ?? view.tld ?? view.registry ?? ''}
        names={list.names}
        onFocus={list.loadNames}
        onSearch={(typed) => go({ ...view, page: 1, tld: undefined, registry: undefined, text: readSearchText(typed) })}
      />
      <Results hash={hash} view={view} openTlds={openTlds} list={list} go={go} />
      {list.page && list.page.tlds.length > 0 && !list.error && (
        // The key contains neither page nor order, so that an export continues when they change.
        <ListActions
          key={JSON.stringify([list.search.tld, list.search.registry])}
          systemName={systemName}
          search={list.search}
        />
      )}
    </Stack>
  )
}

const LEGEND_COLUMNS = ['synchronous', 'contract_fields', 'consent_fields', 'passes_through', 'real_data_for'] as const

function Legend() {
  const t = useTranslations('tldInfo')
  return (
    <Disclosure heading={t('legend.heading')}>
      <Facts
        stacked
        facts={LEGEND_COLUMNS.map((column) => ({ label: t(`column.${column}`), value: t(`legend.${column}`) }))}
      />
    </Disclosure>
  )
}
