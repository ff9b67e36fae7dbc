import { useTranslations } from 'use-intl/react'
import { readRuntime } from '#lib/runtime.ts'
import { PageHeading, Section, Stack } from '#ui/layout.tsx'
import styles from './home.module.css'
import { ScenarioGallery } from './scenario-gallery.tsx'

/** Home: what these pages are and what to do with a link that did not work; with the sandbox, its scenarios. */
export function HomePage() {
  const t = useTranslations('home')
  return (
    <Stack>
      <PageHeading>{t('heading')}</PageHeading>
      <p>{t('intro')}</p>
      <Section heading={t('link.heading')}>
        <ul className={styles.list}>
          <li>{t('link.copy')}</li>
          <li>{t('link.old')}</li>
          <li>{t('link.safe')}</li>
        </ul>
      </Section>
      {readRuntime().sandbox && <ScenarioGallery />}
    </Stack>
  )
}
