const FLAGS = ['--max-old-space-size=160', '--max-semi-space-size=16']

/**
 * Restarts the process with a bounded heap, wherever the server is started: with the default, which follows the memory of
 * the machine, Node collects garbage so late that a container is killed. `NODE_OPTIONS=--max-old-space-size=…` (in MiB)
 * overrides it.
 */
export function limitHeap(): void {
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
  // By default, glibc has eight arenas per processor, each of which keeps what it once allocated: 40 MiB here.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env } as NodeJS.ProcessEnv
  // Not on Windows.
  if (process.execve && !given.includes('--max-old-space-size'))
    process.execve(process.execPath, [process.execPath, ...FLAGS, ...process.execArgv, ...process.argv.slice(1)], env)
}
