import { useFormatter, useTranslations } from 'use-intl/react'
import type { Trade } from '#api/trade.ts'
import { policyAt } from '#decision/policy.ts'
import { now } from '#lib/clock.ts'
import { readText } from '#lib/readers.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { agentOf, lockOf, type Chosen } from './rules.ts'

const DAY = 86_400_000

/**
 * The lock and the designated agent: each a box where this side may choose, a sentence where it may not. No box is
 * ticked at first: it always offers the opposite of the setting in force, so an untouched one changes nothing.
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
  const texts = useSettingTexts(trade, chosen)
  const [lock, agent] = [lockOf(trade), agentOf(trade)]
  if (![lock, agent].some(({ editable, enabled }) => editable || enabled)) return null
  return (
    <>
      {!lock.editable && texts.lock && <p>{texts.lock}</p>}
      {!agent.editable && texts.agent && <p>{texts.agent}</p>}
      {lock.editable && (
        <Checkbox
          checked={(chosen.lock ?? lock.enabled) !== lock.enabled}
          onChange={({ target }) => onChoose({ ...chosen, lock: target.checked !== lock.enabled })}
        >
          {lock.enabled ? t('lock.waive', texts.values) : t('lock.set', texts.values)}
        </Checkbox>
      )}
      {agent.editable && (
        <Checkbox
          checked={(chosen.agent ?? agent.enabled) !== agent.enabled}
          onChange={({ target }) => onChoose({ ...chosen, agent: target.checked !== agent.enabled })}
        >
          {agent.enabled ? t('agent.withdraw', texts.values) : t('agent.give', texts.values)}
        </Checkbox>
      )}
    </>
  )
}

/** Returns the texts about lock and agent after an approval; undefined where nothing is set and nothing can be. */
export function useSettingTexts(trade: Trade, chosen: Chosen) {
  const t = useTranslations('trade')
  const format = useFormatter()
  const [lock, agent] = [lockOf(trade), agentOf(trade)]
  const days = policyAt(now()).lockDays
  const until = format.dateTime(now().getTime() + days * DAY, { day: 'numeric', month: 'long', year: 'numeric' })
  const values = { days: String(days), until, agent: readText(trade.designated_agent_registrar) ?? t('agent.unnamed') }
  const locked = chosen.lock ?? lock.enabled
  const authorised = chosen.agent ?? agent.enabled
  return {
    values,
    lock: locked ? t('lock.on', values) : lock.editable ? t('lock.off') : undefined,
    agent: authorised ? t('agent.on', values) : agent.editable ? t('agent.off', values) : undefined,
  }
}
