import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) {
    child.kill('SIGTERM')
    // A stopped process hears of it only when it continues.
    child.kill('SIGCONT')
  }
})

/** Asks a process to end when this one ends without having done so. */
export function endWithUs(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}
