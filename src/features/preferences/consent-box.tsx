import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { Checkbox } from '#ui/checkbox.tsx'
import { useDataElementLabel } from '#i18n/data-element-label.ts'
import styles from './preferences.module.css'
import { boxName, type Item } from './rules.ts'
import { useItemName } from './use-item-name.ts'

/** One choice: which products it is for, which data it shares, and the box that a person ticks or leaves empty. */
export function ConsentBox({
  item,
  ticked,
  registrar,
  onTick,
}: {
  item: Item
  ticked: boolean
  registrar: string | undefined
  onTick: (uid: string, value: boolean) => void
}) {
  const t = useTranslations('preferences')
  const label = useDataElementLabel()
  const nameOf = useItemName()
  const listId = useId()
  const whois = item.placement === 'whois'
  return (
    <fieldset>
      {!whois && (
        <legend>
          <span className={styles.names}>{nameOf(item)}</span>
          {item.providers.length > 0 && <span>{t('provider', { names: item.providers.join(', ') })}</span>}
        </legend>
      )}
      <Checkbox
        name={boxName(item)}
        checked={ticked}
        aria-describedby={listId}
        onChange={(event) => onTick(item.uid, event.target.checked)}
      >
        {whois ? t('whoisAllow') : registrar ? t('allow', { registrar }) : t('allowUnnamed')}
      </Checkbox>
      <div id={listId} className={styles.fields}>
        <Fields item={item} />
        {item.contractFields.length > 0 && (
          <p className={styles.note}>{t('contractNote', { fields: item.contractFields.map(label).join(', ') })}</p>
        )}
      </div>
    </fieldset>
  )
}

/** The data elements, one below the other; those that are only sent together share one line. */
export function Fields({ item }: { item: Pick<Item, 'fields' | 'together' | 'placement'> }) {
  const t = useTranslations('preferences')
  const label = useDataElementLabel()
  if (item.fields.length === 0) return item.placement === 'whois' ? null : <p>{t('fieldsUnknown')}</p>
  if (item.together) {
    return (
      <>
        <p>{item.fields.map(label).join(', ')}</p>
        <p className={styles.note}>{t('together')}</p>
      </>
    )
  }
  return (
    <ul role="list">
      {item.fields.map((field) => (
        <li key={field}>{label(field)}</li>
      ))}
    </ul>
  )
}
