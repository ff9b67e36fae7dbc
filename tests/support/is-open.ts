import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Polling interval, in ms. */
export const POLL_MS = 20

/** Returns whether a local port accepts connections. */
export async function isOpen(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1')
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return opened
}

/** Resolves when a local port accepts connections; rejects when the signal aborts. */
export async function untilOpen(port: number, signal: AbortSignal): Promise<void> {
  while (!(await isOpen(port))) await sleep(POLL_MS, undefined, { signal })
}
