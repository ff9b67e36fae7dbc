import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl/react'
import { useState } from 'react'
import { renderTemplate, type TemplateParams } from '#api/messaging.ts'
import { useBrand } from '#brand/use-brand.ts'
import { readText } from '#lib/readers.ts'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { bdi } from '#ui/link-tag.tsx'
import { Notice } from '#ui/notice.tsx'
import { PrintButton } from '#ui/print-button.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { languageNames, languageToShow, nameOf } from './language.ts'
import styles from './preview.module.css'
import { LinkList, OmissionList, Variables } from './template-notes.tsx'
import type { TemplateReport } from './template-copy.ts'
import { type Device, TemplateFrame } from './template-frame.tsx'

/** A reseller's message: subject, language, content, and variables. */
export function PreviewPage({
  template,
  search,
  onLanguage,
}: {
  template: Omit<TemplateParams, 'language'>
  /** May contain `language`. */
  search: object
  onLanguage: (language: string) => void
}) {
  const t = useTranslations('preview')
  const locale = useLocale()
  const { resellerName } = useBrand()
  const selectedLanguage = languageToShow(search, locale)
  const query = useQuery({
    ...renderTemplate({ ...template, language: selectedLanguage }),
    // Keeps the message until the new language is loaded.
    placeholderData: keepPreviousData,
  })
  const { reseller, templateId } = template
  const language = readText(query.data?.language)
  const html = readText(query.data?.html)
  return (
    <Stack>
      <p className={styles.code}>{[template.type, templateId].join(' / ')}</p>
      <PageHeading>{t('heading')}</PageHeading>
      <p>{t.rich('intro', { reseller: resellerName ?? reseller, bdi })}</p>
      <p>
        <Link to="/preview/brand/$reseller" params={{ reseller }}>
          {t('brandCheck')}
        </Link>
      </p>
      <div className={styles.language}>
        <label htmlFor="preview-language">{t('language.label')}</label>
        <select id="preview-language" value={selectedLanguage} onChange={({ target }) => onLanguage(target.value)}>
          {languageNames(selectedLanguage, locale).map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div role="status">{query.isPlaceholderData && <p>{t('language.loading')}</p>}</div>
      {query.error && (
        <Notice tone="danger" role="alert">
          <p>{t('language.failed')}</p>
        </Notice>
      )}
      {query.data && (
        <>
          <section className={styles.subject} aria-busy={query.isPlaceholderData}>
            <h2>{t('subject')}</h2>
            <p dir="auto" lang={language}>
              {readText(query.data.subject) ?? t('noSubject')}
            </p>
            <small>
              {language ? t('language.isIn', { language: nameOf(language, locale) }) : t('language.unknown')}
            </small>
          </section>
          <section className={styles.message}>
            <div className={styles.tools}>
              <h2>{t('message')}</h2>
              <PrintButton look="link">{t('print')}</PrintButton>
            </div>
            {html ? <Message key={`${language} ${html.length}`} html={html} /> : <p>{t('noMessage')}</p>}
          </section>
          <Variables variables={query.data.variables} />
        </>
      )}
    </Stack>
  )
}

/** The message at the width of a device, with lists of its omitted parts and its links. */
function Message({ html }: { html: string }) {
  const t = useTranslations('preview')
  const [device, setDevice] = useState<Device>('phone')
  const [withImages, setWithImages] = useState(false)
  const [report, setReport] = useState<TemplateReport>()
  return (
    <>
      {report && report.remoteImages > 0 && (
        <Notice tone="info">
          <p>{withImages ? t('images.shown') : t('images.held', { count: report.remoteImages })}</p>
          <div className={styles.toggle}>
            <Button aria-pressed={withImages} onClick={() => setWithImages(!withImages)}>
              {t('images.show')}
            </Button>
          </div>
        </Notice>
      )}
      <Choice
        label={t('width.label')}
        options={[
          { id: 'phone', label: t('width.phone') },
          { id: 'desktop', label: t('width.desktop') },
        ]}
        chosenId={device}
        onChoose={setDevice}
      />
      <TemplateFrame
        key={String(withImages)}
        html={html}
        withImages={withImages}
        device={device}
        onReport={setReport}
      />
      {report && (
        <>
          <OmissionList omissions={report.omissions} />
          <LinkList links={report.links} />
        </>
      )}
    </>
  )
}
