import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) {
    child.kill('SIGTERM')
    // A suspended process handles SIGTERM only after SIGCONT.
    child.kill('SIGCONT')
  }
})

/** Ends a child process when this process exits. */
export function endWithParent(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}
