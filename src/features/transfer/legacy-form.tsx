import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import type { TransferLink } from '#api/transfer.ts'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { lazyResolver } from '#forms/lazy-resolver.ts'
import { TextField } from '#forms/text-field.tsx'
import { UnsavedGuard } from '#forms/unsaved-guard.tsx'
import { useNormalizedFields } from '#forms/use-normalized-fields.ts'
import { Button } from '#ui/button.tsx'
import { PageHeading, Stack } from '#ui/layout.tsx'
import { storeRepairs } from './typed-link.tsx'

const PARTS = ['domain', 'key'] as const satisfies (keyof TransferLink)[]

const validation = lazyResolver<TransferLink>(() => import('./legacy-schema.ts'))

/** Asks for the domain and the key if an older link lacks one of them. */
export function LegacyLinkForm({
  knownParts,
  onComplete,
}: {
  knownParts: Partial<TransferLink>
  onComplete: (link: TransferLink) => void
}) {
  const t = useTranslations('transferAway.find')
  const form = useForm<TransferLink>({
    defaultValues: { domain: knownParts.domain ?? '', key: knownParts.key ?? '' },
    resolver: validation.resolver,
    // The summary takes focus.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const queryClient = useQueryClient()
  const fields = useNormalizedFields(form, { domain: 'domain', key: 'key' })
  const normalizedText = useTranslations('form.normalized')
  const [attempt, setAttempt] = useState(0)
  const { errors, isDirty } = form.formState
  const problems = PARTS.flatMap((part) => {
    const message = errors[part]?.message
    if (!message) return []
    return [{ field: part, text: message === 'damaged' ? normalizedText(message) : t(`missing.${part}`) }]
  })
  const submit = () => {
    const repairs = fields.normalize()
    return form.handleSubmit(
      (link) => {
        storeRepairs(queryClient, link, repairs)
        onComplete(link)
      },
      () => setAttempt((count) => count + 1),
    )()
  }
  return (
    <form
      noValidate
      onFocus={validation.preload}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack>
        <PageHeading>{t('heading')}</PageHeading>
        <p>{t('intro')}</p>
        <ErrorSummary problems={problems} attempt={attempt} />
        {PARTS.map((part) => (
          <TextField
            key={part}
            {...form.register(part)}
            id={part}
            code
            label={t(part)}
            error={problems.find(({ field }) => field === part)?.text}
            note={fields.noteOf(part)}
          />
        ))}
        <UnsavedGuard unsaved={isDirty} />
        <div>
          <Button type="submit" look="primary">
            {t('show')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
