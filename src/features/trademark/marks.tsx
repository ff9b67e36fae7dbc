import type { MouseEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl/react'
import { Notice } from '#ui/notice.tsx'
import { Section } from '#ui/layout.tsx'
import { countryName } from '#lib/countries.ts'
import { Facts } from '#ui/facts.tsx'
import { PrescribedTextView } from '#decision/prescribed-text.tsx'
import { TRADEMARK_DECISIONS } from '#decision/prescribed-texts.ts'
import styles from './marks.module.css'
import { hasDecisions, type Mark, type Party } from './rules.ts'

/** Minimum number of marks for an index. */
const MIN_FOR_INDEX = 5

/** Every mark of the notice, with an index if there are many. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
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
      {marks.length >= MIN_FOR_INDEX && (
        <nav aria-label={t('marks.index')}>
          <ol className={styles.index}>
            {marks.map(({ name }, index) => (
              <li key={index}>
                <a href={`#mark-${index + 1}`} onClick={goToMark}>
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

/** Goes to a mark without changing the fragment, because with hash navigation the fragment is the route. */
function goToMark(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const mark = document.querySelector<HTMLDetailsElement>(event.currentTarget.hash)
  if (!mark) return
  mark.open = true
  mark.scrollIntoView()
  mark.querySelector('summary')?.focus()
}

/** A mark, verbatim except for country codes, which become names. */
function MarkView({ mark, number }: { mark: Mark; number: number }) {
  const t = useTranslations('trademark')
  const { classes, holders, contacts, courts, udrp } = mark
  return (
    <details id={`mark-${number}`} className={styles.mark} open>
      <summary>
        <h3>
          {number}. <bdi translate="no">{mark.name ?? t('marks.unnamed')}</bdi>
        </h3>
      </summary>
      <div className={styles.body}>
        <Facts
          facts={[
            { label: t('mark.jurisdiction'), value: mark.jurisdiction ?? t('mark.notGiven') },
            { label: t('mark.goods'), value: mark.goods ?? t('mark.notGiven') },
            {
              label: t('mark.classes'),
              value:
                classes.length > 0 ? <Lines lines={classes.map((entry) => [withNumber(entry)])} /> : t('mark.noClass'),
            },
            {
              label: t('mark.holders'),
              value: holders.length > 0 ? <Parties parties={holders} /> : t('mark.notGiven'),
            },
            { label: t('mark.contacts'), value: contacts.length > 0 && <Parties parties={contacts} /> },
          ].filter(({ value }) => value !== false)}
        />
        {hasDecisions(mark) && (
          <>
            <PrescribedTextView
              text={TRADEMARK_DECISIONS}
              translate={(id) => (id === 'decisions' ? t('prescribed.decisions') : '')}
            />
            <Facts
              facts={[
                {
                  label: t('mark.courts'),
                  value: courts.length > 0 && (
                    <Lines lines={courts.map(({ reference, court, place }) => [reference, court, place])} />
                  ),
                },
                {
                  label: t('mark.udrp'),
                  value: udrp.length > 0 && <Lines lines={udrp.map((entry) => [entry.number, entry.provider])} />,
                },
              ].filter(({ value }) => value !== false)}
            />
          </>
        )}
      </div>
    </details>
  )
}

function withNumber({ number, text }: Mark['classes'][number]): string {
  return [number, text].filter(Boolean).join(': ')
}

function Lines({ lines }: { lines: (string | undefined)[][] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((parts, index) => (
        <li key={index}>
          {parts.filter(Boolean).map((part, at) => (
            <span key={at}>{part}</span>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Parties({ parties }: { parties: readonly Party[] }) {
  const t = useTranslations('trademark')
  const locale = useLocale()
  const roleOf = (role: string | undefined) =>
    role === 'owner' || role === 'assignee' || role === 'licensee' || role === 'agent' || role === 'thirdparty'
      ? t(`roles.${role}`)
      : role
  return (
    <Lines
      lines={parties.map(({ role, names, address, country, email, voice, extension, fax }) => [
        roleOf(role),
        ...names,
        ...address,
        country && countryName(country, locale),
        email,
        voice && t('mark.voice', { number: extension ? `${voice} x${extension}` : voice }),
        fax && t('mark.fax', { number: fax }),
      ])}
    />
  )
}
