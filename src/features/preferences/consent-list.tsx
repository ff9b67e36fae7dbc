import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { bdi } from '#ui/link-tag.tsx'
import { Notice } from '#ui/notice.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useDataElementLabel } from '#i18n/data-element-label.ts'
import { Button } from '#ui/button.tsx'
import { isTicked, type Ticks } from './choices.ts'
import styles from './preferences.module.css'
import { boxName, decidedFields, type Item } from './rules.ts'
import { RowDetails } from './row-details.tsx'
import { useItemName } from './use-item-name.ts'

export function ConsentList({
  placement,
  items: allItems,
  saved = false,
  ticks,
  registrar,
  onTick,
}: {
  placement: 'required' | 'optional' | 'whois'
  items: readonly Item[]
  saved?: boolean
  ticks: Ticks
  registrar: string | undefined
  onTick: (uid: string, value: boolean) => void
}) {
  const t = useTranslations('preferences')
  const allowId = useId()
  const items = allItems.filter((item) => item.placement === placement)
  if (items.length === 0) return null
  const Heading = saved ? 'h3' : 'h2'
  return (
    <section className={styles.section}>
      <Heading>{t(`${placement}.heading`)}</Heading>
      {placement === 'required' ? (
        <Notice tone={items.every((item) => isTicked(item, ticks)) ? 'info' : 'warning'}>
          <p>{t('required.warning')}</p>
        </Notice>
      ) : (
        <p>{t(`${placement}.text`)}</p>
      )}
      <div className={styles.rows}>
        {placement !== 'whois' && (
          <p id={allowId}>{registrar ? t.rich('allow', { registrar, bdi }) : t('allowUnnamed')}</p>
        )}
        {items.map((item) => (
          <ConsentRow key={item.uid} item={item} ticked={isTicked(item, ticks)} allowId={allowId} onTick={onTick} />
        ))}
      </div>
    </section>
  )
}

/** One question: the box, the products, the data that a tick shares, and details. */
function ConsentRow({
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

/** One sentence about the data that an answer covers. */
function SharedData({ item }: { item: Item }) {
  const t = useTranslations('preferences')
  const label = useDataElementLabel()
  const fields = decidedFields(item).map(label).join(', ')
  if (item.placement === 'whois') return fields && <span>{t('publishes', { fields })}</span>
  return <span>{fields ? t(item.contractFields.length > 0 ? 'adds' : 'shares', { fields }) : t('fieldsUnknown')}</span>
}

/** The items that offer no choice, because the contract shares their data anyway. */
export function ReferenceList({ items }: { items: readonly Item[] }) {
  const t = useTranslations('preferences')
  const nameOf = useItemName()
  if (items.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('reference.heading')}</h2>
      <p>{t('reference.text')}</p>
      <ul className={styles.rows} role="list">
        {items.map((item) => (
          <li key={item.uid} className={styles.row}>
            <b>{nameOf(item)}</b>
            <small>
              <SharedData item={item} />
            </small>
            <RowDetails item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "Allow all" and "Decline all" for all visible boxes, except those of items with `bypass`. */
export function AllowAll({
  boxes,
  filtered,
  ticks,
  onTick,
}: {
  boxes: readonly Item[]
  filtered: boolean
  ticks: Ticks
  onTick: (uids: ReadonlySet<string>, value: boolean) => void
}) {
  const t = useTranslations('preferences.all')
  const affected = boxes.filter((item) => !item.bypass)
  const tickedCount = affected.filter((item) => isTicked(item, ticks)).length
  const uids = new Set(affected.map((item) => item.uid))
  if (affected.length === 0) return null
  return (
    <div className={styles.all}>
      <div>
        <Checkbox
          checked={tickedCount === affected.length}
          mixed={tickedCount > 0 && tickedCount < affected.length}
          onChange={(event) => onTick(uids, event.target.checked)}
        >
          {t('allow')}
        </Checkbox>
        <Button onClick={() => onTick(uids, false)}>{t('decline')}</Button>
      </div>
      {filtered && <p>{t('shownOnly', { count: affected.length })}</p>}
    </div>
  )
}
