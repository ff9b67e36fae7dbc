// By default, V8 would search all of this small heap for garbage at 30% growth: several times a second under load.
const FLAGS = ['--max-old-space-size=160', '--heap-growing-percent=60', '--max-semi-space-size=16']

/**
 * Restarts the process with a bounded heap. Node's default bound grows with the machine's memory: in a small container,
 * Node would be killed before it collects garbage. `NODE_OPTIONS=--max-old-space-size=…` (in MiB) overrides the bound.
 */
export function limitHeap(): void {
  const nodeOptions = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
  // By default, glibc has eight arenas per processor, which never return memory: 40 MiB here.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env } as NodeJS.ProcessEnv
  // Windows has no `execve`.
  if (process.execve && !nodeOptions.includes('--max-old-space-size'))
    process.execve(process.execPath, [process.execPath, ...FLAGS, ...process.execArgv, ...process.argv.slice(1)], env)
}
