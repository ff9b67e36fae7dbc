import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { Notice } from '#ui/notice.tsx'
import { Section } from '#ui/layout.tsx'
import { MarkView } from './mark.tsx'
import styles from './marks.module.css'
import type { ReadMark } from './rules.ts'

/** From how many marks on a list of them helps to find one. */
const MANY = 5

/** Every mark of the notice, unfolded; many of them with a list of their names that leads to each. */
export function Marks({ marks }: { marks: readonly ReadMark[] }) {
  const t = useTranslations('trademark')
  if (marks.length === 0) {
    return (
      <Notice tone="warning">
        <p>{t('marks.none')}</p>
      </Notice>
    )
  }
  return (
    <Section heading={t('marks.heading', { count: marks.length })}>
      {marks.length >= MANY && (
        <nav aria-label={t('marks.index')}>
          <ol className={styles.index}>
            {marks.map(({ name }, index) => (
              <li key={index}>
                <a href={`#mark-${index + 1}`} onClick={toMark}>
                  {name ?? t('marks.unnamed')}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <ol className={styles.marks}>
        {marks.map((mark, index) => (
          <li key={index}>
            <MarkView mark={mark} number={index + 1} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Goes to a mark without touching the address, which names the route where navigation goes by hash. */
function toMark(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const mark = document.querySelector<HTMLDetailsElement>(event.currentTarget.hash)
  if (!mark) return
  mark.open = true
  mark.scrollIntoView()
  mark.querySelector('summary')?.focus()
}
