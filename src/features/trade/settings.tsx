import { useFormatter, useTranslations } from 'use-intl/react'
import type { Trade } from '#api/trade.ts'
import { policyAt } from '#decision/policy.ts'
import { now } from '#lib/clock.ts'
import { readText } from '#lib/text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { agentOf, lockOf, type Chosen } from './rules.ts'

const DAY = 86_400_000

/**
 * The lock and the designated agent: each a box where this side may choose, a sentence where it only stands. No box is
 * ticked before the person does: it always offers the opposite of what stands, so an untouched one changes nothing.
 */
export function Settings({
  trade,
  chosen,
  onChoose,
}: {
  trade: Trade
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}) {
  const t = useTranslations('trade')
  const words = useSettingWords(trade, chosen)
  const [lock, agent] = [lockOf(trade), agentOf(trade)]
  if (![lock, agent].some(({ editable, standing }) => editable || standing)) return null
  return (
    <>
      {!lock.editable && words.lock && <p>{words.lock}</p>}
      {!agent.editable && words.agent && <p>{words.agent}</p>}
      {lock.editable && (
        <Checkbox
          checked={(chosen.lock ?? lock.standing) !== lock.standing}
          onChange={({ target }) => onChoose({ ...chosen, lock: target.checked !== lock.standing })}
        >
          {lock.standing ? t('lock.waive', words.values) : t('lock.set', words.values)}
        </Checkbox>
      )}
      {agent.editable && (
        <Checkbox
          checked={(chosen.agent ?? agent.standing) !== agent.standing}
          onChange={({ target }) => onChoose({ ...chosen, agent: target.checked !== agent.standing })}
        >
          {agent.standing ? t('agent.withdraw', words.values) : t('agent.give', words.values)}
        </Checkbox>
      )}
    </>
  )
}

/** What lock and agent will be after an approval, in words; absent where nothing is set and nothing can be. */
export function useSettingWords(trade: Trade, chosen: Chosen) {
  const t = useTranslations('trade')
  const format = useFormatter()
  const [lock, agent] = [lockOf(trade), agentOf(trade)]
  const days = policyAt(now()).lockDays
  const until = format.dateTime(now().getTime() + days * DAY, { day: 'numeric', month: 'long', year: 'numeric' })
  const values = { days: String(days), until, agent: readText(trade.designated_agent_registrar) ?? t('agent.unnamed') }
  const locked = chosen.lock ?? lock.standing
  const authorised = chosen.agent ?? agent.standing
  return {
    values,
    lock: locked ? t('lock.on', values) : lock.editable ? t('lock.off') : undefined,
    agent: authorised ? t('agent.on', values) : agent.editable ? t('agent.off', values) : undefined,
  }
}
