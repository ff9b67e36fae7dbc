import type { ChildProcess } from 'node:child_process'

const children = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of children) {
    child.kill('SIGTERM')
    // A suspended process handles SIGTERM only after SIGCONT.
    child.kill('SIGCONT')
  }
})

/** Ends a child process when this process exits. */
export function endWithParent(child: ChildProcess): void {
  children.add(child)
  child.once('exit', () => children.delete(child))
}
