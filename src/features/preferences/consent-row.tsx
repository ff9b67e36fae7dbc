import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { Checkbox } from '#ui/checkbox.tsx'
import { useDataElementLabel } from '#i18n/data-element-label.ts'
import styles from './preferences.module.css'
import { RowDetails } from './row-details.tsx'
import { boxName, decidedFields, type Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** One question: the box, the products, the data that a tick shares, and details. */
export function ConsentRow({
  item,
  ticked,
  allowId,
  onTick,
}: {
  item: Item
  ticked: boolean
  allowId: string
  onTick: (uid: string, value: boolean) => void
}) {
  const t = useTranslations('preferences')
  const nameOf = useItemName()
  const id = useId()
  const [nameId, dataId] = [`${id}name`, `${id}data`]
  const isWhois = item.placement === 'whois'
  return (
    <fieldset className={styles.row} aria-labelledby={nameId}>
      <Checkbox
        name={boxName(item)}
        checked={ticked}
        aria-labelledby={isWhois ? nameId : `${allowId} ${nameId} ${dataId}`}
        aria-describedby={isWhois ? dataId : undefined}
        onChange={(event) => onTick(item.uid, event.target.checked)}
      >
        <b id={nameId}>{isWhois ? t('whoisAllow') : nameOf(item)}</b>
        <small id={dataId}>
          <SharedData item={item} />
        </small>
      </Checkbox>
      <RowDetails item={item} />
    </fieldset>
  )
}

/** The data that an answer decides about, in one sentence. */
export function SharedData({ item }: { item: Item }) {
  const t = useTranslations('preferences')
  const label = useDataElementLabel()
  const fields = decidedFields(item).map(label).join(', ')
  if (item.placement === 'whois') return fields && <span>{t('publishes', { fields })}</span>
  return <span>{fields ? t(item.contractFields.length > 0 ? 'adds' : 'shares', { fields }) : t('fieldsUnknown')}</span>
}
