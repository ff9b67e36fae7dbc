import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import styles from './preferences.module.css'
import { isTicked, type Ticks } from './choices.ts'
import type { Item } from './rules.ts'

/** "Allow all" and "Decline all" for all visible boxes, except those with `bypassCheckState`. */
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
