import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Contains the process id of each running mock server of this project, in a file named after its port. */
const FOLDER = new URL('../../node_modules/.cache/mock-servers/', import.meta.url)
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Registers this process as the mock server on a port until it exits. */
export function announceMockServer(port: number): void {
  const file = new URL(String(port), FOLDER)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, String(process.pid))
  process.once('exit', () => rmSync(file, { force: true }))
}

/** Returns whether a mock server of this project, the sandbox or Prism, runs at an origin. Sends no request. */
export function isMockServer(origin: string): boolean {
  const { hostname, port } = new URL(origin)
  if (!LOCAL_HOSTS.has(hostname) || !port) return false
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(Number(readFileSync(new URL(port, FOLDER), 'utf8')), 0)
  } catch {
    return false
  }
}
