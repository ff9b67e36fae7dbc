import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { TransferLink } from '#api/transfer.ts'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { TextField } from '#forms/text-field.tsx'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { Button } from '#ui/button.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { isComplete, readLegacyLink } from './rules.ts'

const PARTS = ['domain', 'key'] as const

/** Asks for what an older link does not say: the domain, and the key that the mail names. */
export function LegacyLinkPage({
  known,
  onComplete,
}: {
  known: Partial<TransferLink>
  onComplete: (link: TransferLink) => void
}) {
  const t = useTranslations('transferAway.find')
  const [values, setValues] = useState(() => ({ domain: known.domain ?? '', key: known.key ?? '' }))
  const [attempt, setAttempt] = useState(0)
  const missing = attempt === 0 ? [] : PARTS.filter((part) => !values[part].trim())
  const problems = missing.map((part) => ({ field: part, text: t(`missing.${part}`) }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const link = readLegacyLink(values)
        if (isComplete(link)) onComplete(link)
        else setAttempt((count) => count + 1)
      }}
    >
      <Stack>
        <PageHeading>{t('heading')}</PageHeading>
        <p>{t('intro')}</p>
        <ErrorSummary problems={problems} attempt={attempt} />
        {PARTS.map((part) => (
          <TextField
            key={part}
            id={part}
            name={part}
            code
            label={t(part)}
            value={values[part]}
            error={problems.find(({ field }) => field === part)?.text}
            onChange={(event) => setValues({ ...values, [part]: event.target.value })}
          />
        ))}
        <UnsavedGuard unsaved={PARTS.some((part) => values[part] !== (known[part] ?? ''))} />
        <div>
          <Button type="submit" look="primary">
            {t('show')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
