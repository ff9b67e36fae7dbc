import { sha256 } from './sha256.ts'

/*
 * What the device keeps about the item of a link, for the session: under a hash of what names the item, never under the
 * key itself. Where the browser offers no hash or forbids storage, nothing is kept.
 */

export async function keep(item: string, value: unknown): Promise<void> {
  const name = await nameOf(item)
  try {
    if (name) sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Then the page knows it until it is reloaded.
  }
}

/** Returns the stored value of an item; undefined without a readable one. */
export async function recall(item: string): Promise<unknown> {
  const name = await nameOf(item)
  try {
    const kept = name && sessionStorage.getItem(name)
    if (kept) return JSON.parse(kept) as unknown
  } catch {
    // Unreadable.
  }
  return undefined
}

async function nameOf(item: string): Promise<string | undefined> {
  const hash = await sha256(item)
  return hash && `kept-${hash}`
}
