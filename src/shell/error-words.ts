import { useTranslations } from 'use-intl/react'
import type { ApiError } from '#api/errors.ts'
import { readRuntime } from '#lib/runtime.ts'

/**
 * The banner's words for an error: the backend's own words where there are some, else those of the specification's
 * error catalogue (section 8).
 */
export function useErrorWords(): (error: ApiError) => string {
  const t = useTranslations('shell.banner')
  return (error) => {
    if (error.kind === 'network') return t('network')
    if (error.kind === 'aborted') return t('aborted')
    if (error.kind === 'timeout') return t('timeout', { milliseconds: String(readRuntime().apiTimeoutMs) })
    return error.text ?? t('unknownError')
  }
}
