import type { ChangeEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Trade, TradeChoices, TradeSide } from '#api/trade.ts'
import { usePolicy } from '#decision/use-policy.ts'
import { now } from '#lib/clock.ts'
import { readText } from '#lib/readers.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { bdi, plain } from '#ui/link-tag.tsx'
import { useMoment } from '#ui/use-moment.tsx'
import styles from './holders.module.css'
import { agentOf, isOn, lockOf, toFlag, type Setting } from './rules.ts'

const DAY_MS = 86_400_000

/**
 * A checkbox for each editable setting, a sentence for every other setting. A box offers the opposite of the current
 * setting, so that an unticked box changes nothing.
 */
export function Settings({
  trade,
  side,
  choices,
  onChoose,
}: {
  trade: Trade
  side: TradeSide
  choices: TradeChoices
  onChoose: (choices: TradeChoices) => void
}) {
  const t = useTranslations('trade')
  const texts = useSettingTexts(trade, choices)
  const [lock, agent] = [lockOf(trade), agentOf(trade)]
  const box = (name: keyof TradeChoices, setting: Setting) => ({
    name,
    checked: isOn(choices[name], setting) !== setting.enabled,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChoose({ ...choices, [name]: toFlag(target.checked !== setting.enabled) }),
  })
  const who = lock.editable ? 'chooser' : side
  // If the new registrant may choose, the label of the box contains the advice.
  const isAdvised = texts.isLockPrescribed && (side === 'current' || !lock.editable)
  if (![lock, agent].some(({ editable, enabled }) => editable || enabled)) return null
  return (
    <div className={styles.settings}>
      {!lock.editable && texts.lock && <p>{t.rich('lock.on', texts.lockValues)}</p>}
      {isAdvised && <p>{t('lock.advice', { who, lockDays: texts.lockValues.lockDays })}</p>}
      {!agent.editable && texts.agent && <p>{texts.agent.node}</p>}
      {(lock.editable || agent.editable) && <p className={styles.optional}>{t('optional')}</p>}
      {lock.editable && (
        <Checkbox {...box('trade_hold', lock)}>
          {t.rich(lock.enabled ? 'lock.waive' : 'lock.set', texts.lockValues)}
        </Checkbox>
      )}
      {agent.editable && (
        <Checkbox {...box('designated_agent', agent)}>
          {t.rich(agent.enabled ? 'agent.withdraw' : 'agent.give', { ...texts.agentVars, bdi })}
        </Checkbox>
      )}
    </div>
  )
}

/** Returns the texts about lock and agent after an approval, and the values of the placeholders. */
export function useSettingTexts(trade: Trade, choices: TradeChoices) {
  const t = useTranslations('trade')
  const moment = useMoment('date')
  const [lock, agent] = [lockOf(trade), agentOf(trade)]
  const { lockAfterTradeDays } = usePolicy(readText(trade.domain))
  const registrar = readText(trade.designated_agent_registrar)
  const lockValues = {
    ...moment(new Date(now().getTime() + lockAfterTradeDays * DAY_MS)),
    lockDays: String(lockAfterTradeDays),
  }
  const agentVars = { named: registrar ? 'yes' : 'no', agent: registrar ?? '' }
  const isLocked = isOn(choices.trade_hold, lock)
  const isAuthorized = isOn(choices.designated_agent, agent)
  const agentText = isAuthorized ? 'agent.on' : 'agent.off'
  return {
    lockValues,
    agentVars,
    isLockPrescribed: lock.enabled && lockAfterTradeDays > 0,
    lock: isLocked ? t.markup('lock.on', { ...lockValues, moment: plain }) : lock.editable ? t('lock.off') : undefined,
    agent:
      isAuthorized || agent.editable
        ? { node: t.rich(agentText, { ...agentVars, bdi }), text: t.markup(agentText, { ...agentVars, bdi: plain }) }
        : undefined,
  }
}
