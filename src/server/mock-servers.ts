import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Holds the process id of each mock server of this project that is running, in a file named as its port. */
const FOLDER = new URL('../../node_modules/.cache/mock-servers/', import.meta.url)
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Lets `isMockServer` know, for as long as this process runs, that it is the mock server on a port. */
export function announceMockServer(port: number): void {
  const file = new URL(String(port), FOLDER)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, String(process.pid))
  process.once('exit', () => rmSync(file, { force: true }))
}

/** Returns whether a mock server of this project, the sandbox or Prism, runs at an origin. Calls nothing. */
export function isMockServer(origin: string): boolean {
  const { hostname, port } = new URL(origin)
  if (!LOCAL.has(hostname) || !port) return false
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(Number(readFileSync(new URL(port, FOLDER), 'utf8')), 0)
  } catch {
    return false
  }
}
