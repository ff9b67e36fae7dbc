import { createEnvReader } from './env-reader.ts'
import { type Setting, type SettingName, SETTINGS, type SettingValue } from './settings-schema.ts'

export type SettingsReader = ReturnType<typeof createSettingsReader>

/** Reads variables as the schema describes them. Invalid values are collected as problems. */
export function createSettingsReader(env: Readonly<Record<string, string | undefined>>) {
  const reader = createEnvReader(env)
  return {
    ...reader,
    value<N extends SettingName>(name: N): SettingValue<N> {
      const setting: Setting = SETTINGS[name]
      const value = reader.value(name, setting.read, !setting.isSecret)
      const fallback = 'default' in setting ? setting.read(setting.default) : undefined
      return (value ?? fallback) as SettingValue<N>
    },
  }
}
