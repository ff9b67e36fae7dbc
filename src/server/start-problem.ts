/** Why a command cannot start, as a message for the person who ran it; printed without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** Runs a command; a `StartProblem` ends the process with status 1 and its message on standard error. */
export async function runOrExplain(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    process.stderr.write(`${error.message}\n`)
    // The sandbox may hold timers or files open, which must not keep a failed command alive.
    process.exit(1)
  }
}
