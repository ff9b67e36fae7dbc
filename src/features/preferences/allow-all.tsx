import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import styles from './preferences.module.css'
import { isTicked, type Ticks } from './choices.ts'
import type { Item } from './rules.ts'

/**
 * "Allow all" and, with the same weight, "Decline all": for every box shown above, except those that the backend wants
 * left as they are (`bypassCheckState`). Ticked when all are, mixed when some are.
 *
 * @param filtered whether a filter hides boxes: they are not reached, which is said
 */
export function AllowAll({
  boxes,
  filtered,
  ticked,
  onTick,
}: {
  boxes: readonly Item[]
  filtered: boolean
  ticked: Ticks
  onTick: (uids: ReadonlySet<string>, value: boolean) => void
}) {
  const t = useTranslations('preferences.all')
  const reached = boxes.filter((item) => !item.bypass)
  const count = reached.filter((item) => isTicked(item, ticked)).length
  const uids = new Set(reached.map((item) => item.uid))
  if (reached.length === 0) return null
  return (
    <div className={styles.all}>
      <div>
        <Checkbox
          checked={count === reached.length}
          mixed={count > 0 && count < reached.length}
          onChange={(event) => onTick(uids, event.target.checked)}
        >
          {t('allow')}
        </Checkbox>
        <Button onClick={() => onTick(uids, false)}>{t('decline')}</Button>
      </div>
      {filtered && <p>{t('shownOnly', { count: reached.length })}</p>}
    </div>
  )
}
