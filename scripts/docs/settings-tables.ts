import { type Limit, LIMITS } from '#server/limits.ts'
import { type Setting, SETTINGS } from '#server/settings-schema.ts'
import { withTable } from './markdown-table.ts'

const settings: readonly [name: string, Setting][] = Object.entries(SETTINGS)
const fixedLimits: readonly Limit[] = Object.values(LIMITS)

/** Updates the tables of settings and limits in docs/operating.md. */
export function withSettingsTables(document: string): string {
  const settingRows = settings.map(([name, setting]) => [
    `\`${name}\``,
    defaultOf(setting),
    `\`${setting.example}\``,
    setting.meaning,
  ])
  const limitRows = [
    ...settings.flatMap(([name, setting]) => {
      const { limit } = setting
      return limit ? [[`\`${name}\``, `${defaultOf(setting)} ${limit.unit}`.trim(), limit.why]] : []
    }),
    ...fixedLimits.map(({ what, value, unit, why }) => [what, `${value} ${unit}`.trim(), why]),
  ]
  const withSettings = withTable(document, 'settings', [['variable', 'default', 'example', 'meaning'], ...settingRows])
  return withTable(withSettings, 'limits', [['limit', 'value', 'reason'], ...limitRows])
}

function defaultOf(setting: Setting): string {
  if ('unset' in setting) return setting.unset
  return /^\d+$/.test(setting.default) ? setting.default : `\`${setting.default}\``
}
