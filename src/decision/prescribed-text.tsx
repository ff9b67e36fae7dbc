import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl/react'
import styles from './decision.module.css'
import { englishOf, type PrescribedText } from './prescribed-texts.ts'

/**
 * A prescribed text in English, with an unofficial translation into the language of the page.
 *
 * @param values the English placeholder values
 * @param translate returns the translation of a paragraph by its id
 */
export function PrescribedTextView({
  text,
  values = {},
  translate,
}: {
  text: PrescribedText
  values?: Record<string, string>
  translate: (id: string) => ReactNode
}) {
  const t = useTranslations('prescribed')
  const locale = useLocale()
  const { source, formDate, paragraphs } = text
  const isEnglishBelow = paragraphs.some(({ onlyTranslated }) => onlyTranslated)
  const english = (
    <article lang="en" className={styles.text} aria-label={t('original')}>
      {englishOf(text).map((paragraph) => (
        <Paragraph key={paragraph.id} look={paragraph.look}>
          {fillPlaceholders(paragraph.text, values)}
        </Paragraph>
      ))}
    </article>
  )
  return (
    <div className={styles.prescribed}>
      {/* The note comes first, so that readers of a translation can skip the English text. */}
      {locale !== 'en' && paragraphs.length > 1 && !isEnglishBelow && <p>{t('binding')}</p>}
      <div className={isEnglishBelow ? styles.prescribed : styles.texts}>
        {!isEnglishBelow && english}
        {locale !== 'en' && (
          <article lang={locale} className={styles.text} aria-label={t('translation')}>
            <p className={styles.secondary}>{t('translation')}</p>
            {paragraphs.map(({ id, look }) => (
              <Paragraph key={id} look={look}>
                {translate(id)}
              </Paragraph>
            ))}
          </article>
        )}
        {isEnglishBelow && english}
      </div>
      <p className={styles.secondary}>
        <a href={source}>{t('source', { date: formDate })}</a>
      </p>
    </div>
  )
}

function Paragraph({ look, children }: { look: 'heading' | 'strong' | undefined; children: ReactNode }) {
  if (look === 'heading') return <h2>{children}</h2>
  return <p>{look === 'strong' ? <strong>{children}</strong> : children}</p>
}

/** Fills in the placeholders and isolates their text direction. Placeholders without a value stay. */
export function fillPlaceholders(text: string, values: Record<string, string>): ReactNode[] {
  return text.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <data key={index} value={part}>
        {values[part] ?? `{${part}}`}
      </data>
    ),
  )
}
