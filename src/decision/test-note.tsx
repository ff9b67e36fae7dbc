import { useTranslations } from 'use-intl/react'
import { useIsTest } from './stand-in.ts'

/** On a test page, that nothing is sent: wherever a picture of the page could pass for a real decision. */
export function TestNote() {
  return useIsTest() ? <Words /> : null
}

/** Only a test page has these words. */
function Words() {
  const t = useTranslations('testPage')
  return (
    <p>
      <strong>{t('note')}</strong>
    </p>
  )
}
