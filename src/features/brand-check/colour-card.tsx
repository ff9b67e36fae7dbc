import { useFormatter, useTranslations } from 'use-intl/react'
import type { ColourCheck } from '#brand/check.ts'
import styles from './brand-check.module.css'

/** One colour of a brand: as given and as used, with the contrast of each, and what was done about it. */
export function ColourCard({ check }: { check: ColourCheck }) {
  const t = useTranslations('brandCheck.colours')
  const { part, given, state, before, after, needed, ink } = check
  const ratio = useRatio()
  return (
    <section className={styles.colour}>
      <h3>{t(`${part}.name`)}</h3>
      <p>{t(`${part}.where`)}</p>
      {before && after && (
        <div className={styles.swatches}>
          <Swatch label={t('given')} hex={before.hex} ratio={ratio(before.ratio)} />
          <Swatch label={t('used')} hex={after.hex} ratio={ratio(after.ratio)} ink={ink?.hex} />
        </div>
      )}
      <p>
        <strong>{t(`states.${state}`)}</strong> {state === 'unreadable' && t('unreadable', { given: given ?? '' })}
        {state === 'missing' && t('missing')}
        {before && t(`${part}.${state === 'corrected' ? 'corrected' : 'kept'}`, why(before.ratio, after?.ratio))}
      </p>
    </section>
  )

  function why(was: number, is = was) {
    return { was: ratio(was), is: ratio(is), needed: ratio(needed) }
  }
}

function Swatch({ label, hex, ratio, ink }: { label: string; hex: string; ratio: string; ink?: string | undefined }) {
  const t = useTranslations('brandCheck.colours')
  return (
    <div className={styles.swatch}>
      <span className={styles.patch} style={{ background: hex, color: ink ?? hex }} aria-hidden="true">
        {ink && 'Aa'}
      </span>
      <span>
        {label}
        <br />
        <span className={styles.hex}>{hex}</span>
        <br />
        {t('contrast', { ratio })}
      </span>
    </div>
  )
}

/** Rounded down: what is not enough must not look as if it were. */
function useRatio(): (ratio: number) => string {
  const t = useTranslations('brandCheck.colours')
  const format = useFormatter()
  return (ratio) => t('ratio', { value: format.number(Math.floor(ratio * 100) / 100, { maximumFractionDigits: 2 }) })
}
