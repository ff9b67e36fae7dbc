import { sha256 } from './sha256.ts'

/*
 * Values about the item of a link, stored for the session under a hash, because `item` contains the link's key. If the
 * browser cannot hash or store, nothing is stored.
 */

export async function storeOnDevice(item: string, value: unknown): Promise<void> {
  const name = await nameOf(item)
  try {
    if (name) sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // The page still has the value until it is reloaded.
  }
}

/** Returns the stored value of an item; undefined if there is no readable value. */
export async function readFromDevice(item: string): Promise<unknown> {
  const name = await nameOf(item)
  try {
    const stored = name && sessionStorage.getItem(name)
    if (stored) return JSON.parse(stored) as unknown
  } catch {
    // Unreadable.
  }
  return undefined
}

async function nameOf(item: string): Promise<string | undefined> {
  // A server stores nothing, and must not spend time on a hash.
  if (!('sessionStorage' in globalThis)) return undefined
  const hash = await sha256(item)
  return hash && `kept-${hash}`
}
