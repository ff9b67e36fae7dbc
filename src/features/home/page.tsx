import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import { readRuntime } from '#lib/runtime.ts'
import { PageHeading, Section, Stack } from '#ui/layout.tsx'
import styles from './home.module.css'

// Loaded on demand, because only development servers have a mock server.
const ScenarioGallery = lazy(() => import('./scenario-gallery.tsx').then((file) => ({ default: file.ScenarioGallery })))

/** Message keys and icons: a chain, a clock, a shield. */
const ADVICE = [
  ['copy', 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1'],
  ['old', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l4 2'],
  ['safe', 'M12 3 4 6v6c0 5 3 8 8 9 5-1 8-4 8-9V6l-8-3Zm-4 9 3 3 5-6'],
] as const

/** Explains these pages and what to do about a broken link. With a mock server, also lists its scenarios. */
export function HomePage() {
  const t = useTranslations('home')
  const { sandbox } = readRuntime()
  return (
    <Stack>
      <PageHeading>{t('heading')}</PageHeading>
      <p>{t('intro')}</p>
      <Section heading={t('link.heading')}>
        <ul className={styles.advice} role="list">
          {ADVICE.map(([name, path]) => (
            <li key={name}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path fill="none" stroke="currentColor" strokeWidth="2" d={path} />
              </svg>
              {t(`link.${name}`)}
            </li>
          ))}
        </ul>
      </Section>
      {sandbox && (
        // Reserves space to prevent layout shifts.
        <Suspense fallback={<div style={{ minHeight: '100vh' }} />}>
          <ScenarioGallery />
        </Suspense>
      )}
    </Stack>
  )
}
