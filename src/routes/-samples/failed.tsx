import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { SampleFailedState } from '#features/samples/failed-state.tsx'
import { CrashPage } from '#shell/crash-page.tsx'

/** What a test page or a preview shows when it cannot show what it is for. */
export function SampleFailed({ error }: ErrorComponentProps) {
  return error instanceof ApiError ? <SampleFailedState error={error} /> : <CrashPage />
}
