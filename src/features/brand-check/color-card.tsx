import { useFormatter, useTranslations } from 'use-intl/react'
import type { ColorCheck, SchemeCheck } from '#brand/check.ts'
import styles from './brand-check.module.css'

/** A brand color as given, and as used on light and dark pages, with the contrast. */
export function ColorCard({ check, name }: { check: ColorCheck; name: string }) {
  const t = useTranslations('brandCheck.colors')
  const { part, given, state, hex, ink, schemes, minRatio } = check
  const ratio = useRatioText()
  return (
    <section className={styles.color}>
      <h3>{t(`${part}.name`)}</h3>
      <p>{t(`${part}.where`)}</p>
      {hex && (
        <p className={styles.givenColor}>
          <span className={styles.swatch} style={{ background: hex }} aria-hidden="true" />
          <span>
            {t('given')} <span className={styles.hex}>{hex}</span>
          </span>
        </p>
      )}
      {hex && ink && part === 'bar' && (
        <span className={styles.barSample} style={{ background: hex, color: ink.hex }} aria-hidden="true">
          {name}
        </span>
      )}
      {schemes && (
        <div className={styles.schemes}>
          {schemes.map((scheme) => (
            <SchemeCard key={scheme.scheme} check={check} scheme={scheme} />
          ))}
        </div>
      )}
      <p>
        <strong>{t(`states.${state}`)}</strong> {state === 'unreadable' && t('unreadable', { given: given ?? '' })}
        {state === 'missing' && t('missing')}
        {hex && t(`${part}.text`, { needed: ratio(minRatio), is: ratio(ink?.ratio ?? 0) })}
      </p>
    </section>
  )
}

/** A sample link or button in one color scheme. */
function SchemeCard({ check: { part, hex, ink }, scheme }: { check: ColorCheck; scheme: SchemeCheck }) {
  const t = useTranslations('brandCheck.colors')
  const ratio = useRatioText()
  const { background, usedColor, givenRatio } = scheme
  const isLink = part === 'link'
  return (
    <figure className={styles.scheme}>
      <div className={styles.stage} style={{ background }} aria-hidden="true">
        <span
          className={isLink ? styles.linkSample : styles.buttonSample}
          style={isLink ? { color: usedColor.hex } : { background: hex, color: ink?.hex, borderColor: usedColor.hex }}
        >
          {t(`${isLink ? 'link' : 'button'}.sample`)}
        </span>
      </div>
      <figcaption>
        <strong>{t(`schemes.${scheme.scheme}`)}</strong>
        <span>
          {!isLink && usedColor.hex !== hex && `${t('border')} `}
          <span className={styles.hex}>{usedColor.hex}</span>
        </span>
        <span>{t('contrast', { ratio: ratio(usedColor.ratio) })}</span>
        {usedColor.hex !== hex && <span>{t('before', { ratio: ratio(givenRatio) })}</span>}
      </figcaption>
    </figure>
  )
}

/** Returns a function that formats a contrast ratio, rounded down so that it never looks sufficient if it is not. */
function useRatioText(): (ratio: number) => string {
  const t = useTranslations('brandCheck.colors')
  const format = useFormatter()
  return (ratio) => t('ratio', { value: format.number(Math.floor(ratio * 100) / 100, { maximumFractionDigits: 2 }) })
}
