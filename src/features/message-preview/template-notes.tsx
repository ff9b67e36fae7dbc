import { useTranslations } from 'use-intl/react'
import { Fragment } from 'react'
import type { RenderedTemplate } from '#api/messaging.ts'
import { Section } from '#ui/layout.tsx'
import styles from './preview.module.css'
import type { TemplateReport } from './template-copy.ts'

const KINDS = [
  'scripts',
  'handlers',
  'frames',
  'fields',
  'media',
  'drawings',
  'styles',
  'addresses',
] as const satisfies readonly (keyof TemplateReport['omissions'])[]

/** Lists what the preview omits. Most email programs omit the same parts. */
export function OmissionList({ omissions }: { omissions: TemplateReport['omissions'] }) {
  const t = useTranslations('preview.leftOut')
  const kinds = KINDS.filter((kind) => omissions[kind])
  if (kinds.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{t('heading')}</summary>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>{t(kind, { count: String(omissions[kind]) })}</li>
        ))}
      </ul>
    </details>
  )
}

/** Lists the URLs of the links, because the preview disables links. */
export function LinkList({ links }: { links: TemplateReport['links'] }) {
  const t = useTranslations('preview.links')
  if (links.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{t('heading', { count: links.length })}</summary>
      <table className={styles.table}>
        <caption>{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('text')}</th>
            <th scope="col">{t('address')}</th>
          </tr>
        </thead>
        <tbody>
          {links.map(({ text, address }, index) => (
            <tr key={index}>
              <td>
                <bdi>{text || t('noText')}</bdi>
              </td>
              <td className={styles.code}>
                <bdi dir="ltr">{address}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export function Variables({ variables }: { variables: RenderedTemplate['variables'] }) {
  const t = useTranslations('preview.variables')
  const entries = Object.entries(variables ?? {})
  return (
    <Section heading={t('heading')}>
      {entries.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <table className={`${styles.table} ${styles.variables}`}>
          <caption>{t('caption', { count: entries.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(([name, value]) => (
              <tr key={name}>
                <th scope="row" className={styles.code}>
                  <bdi dir="ltr">
                    {name.split('_').map((word, index) => (
                      <Fragment key={index}>
                        {index > 0 && (
                          <>
                            _<wbr />
                          </>
                        )}
                        {word}
                      </Fragment>
                    ))}
                  </bdi>
                </th>
                <td>
                  {value === null || value === '' ? (
                    <span className={styles.empty}>{t('empty')}</span>
                  ) : (
                    <bdi>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</bdi>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
