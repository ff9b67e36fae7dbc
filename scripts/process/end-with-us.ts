import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) {
    child.kill('SIGTERM')
    // A stopped process receives the signal only when it continues.
    child.kill('SIGCONT')
  }
})

/** Ends a process when this one ends first. */
export function endWithUs(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}
