import { SETTINGS } from '#server/settings-schema.ts'

/** Returns the names of all settings. */
export function settingNames(): string[] {
  return Object.keys(SETTINGS).toSorted()
}
