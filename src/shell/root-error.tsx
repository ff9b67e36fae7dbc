import type { ErrorComponentProps } from '@tanstack/react-router'
import { Frame } from './app-shell.tsx'
import { FailedPage } from './failed-page.tsx'

/** The last resort: a failure of the shell's own routed part, shown with the shell around it. */
export function RootError(props: ErrorComponentProps) {
  return (
    <Frame>
      <FailedPage {...props} />
    </Frame>
  )
}
