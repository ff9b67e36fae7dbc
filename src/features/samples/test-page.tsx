import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { StandInContext } from '#decision/stand-in.ts'
import { Stack } from '#ui/layout.tsx'
import { isItem, itemOf } from './sample.ts'
import { TestMark } from './test-mark.tsx'

/**
 * The real page of a flow around a sample, marked as a test. Its calls are those of `standIns`: whatever is pressed
 * shows what it would show, and nothing is sent.
 *
 * @param calls the page's own calls, which must not be made
 * @param standIns what stands in for them, made anew for each try
 * @param children the page; `visit` is unlike any real key, and another one for each try
 */
export function TestPage<Item extends object, Calls extends object>({
  reseller,
  info,
  calls,
  standIns,
  choice,
  children,
}: {
  reseller: string
  info: Item | null | undefined
  calls: Calls
  standIns: (item: Item) => Calls
  /** Which of several pages is shown, where there are several. */
  choice?: ReactNode
  children: (visit: string) => ReactNode
}) {
  const t = useTranslations('testPage')
  const [round, setRound] = useState(0)
  return (
    <Stack>
      <TestMark reseller={reseller} onAgain={() => setRound(round + 1)}>
        {!isItem(info) && <p>{t('missing')}</p>}
        {choice}
      </TestMark>
      <Try key={round} calls={calls} standIns={() => standIns(itemOf(info) as Item)}>
        {children}
      </Try>
    </Stack>
  )
}

let visits = 0

function Try<Calls extends object>({
  calls,
  standIns,
  children,
}: {
  calls: Calls
  standIns: () => Calls
  children: (visit: string) => ReactNode
}) {
  const [standIn] = useState(() => ({ calls, standIns: standIns() }))
  const [visit] = useState(() => `sample-${(visits += 1)}`)
  return <StandInContext value={standIn}>{children(visit)}</StandInContext>
}
