import { readSettings } from '#server/settings.ts'

/** Returns the names of all settings: those that the server asks its environment for. */
export function settingNames(): string[] {
  const asked = new Set<string>()
  const env: Record<string, undefined> = {}
  readSettings(new Proxy(env, { get: (_, name) => void asked.add(String(name)) }))
  return [...asked].toSorted()
}
