import { Fragment } from 'react'
import { useTranslations } from 'use-intl/react'
import type { RenderedTemplate } from '#api/messaging.ts'
import { Section } from '#ui/layout.tsx'
import styles from './preview.module.css'

export function Variables({ variables }: { variables: RenderedTemplate['variables'] }) {
  const t = useTranslations('preview.variables')
  const rows = Object.entries(variables ?? {})
  return (
    <Section heading={t('heading')}>
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <table className={`${styles.table} ${styles.variables}`}>
          <caption>{t('caption', { count: rows.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value]) => (
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
