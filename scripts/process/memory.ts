import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process, now and at its peak, in MiB (Linux). */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
