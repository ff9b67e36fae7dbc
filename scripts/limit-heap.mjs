// Bounds the heap of the server wherever it is started: with the default, which follows the memory of the machine, Node
// collects garbage so late that a container is killed. NODE_OPTIONS=--max-old-space-size=… overrides it (in MiB).
const FLAGS = ['--max-old-space-size=160', '--max-semi-space-size=4']

const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
// Not on Windows.
if (process.execve && !given.includes('--max-old-space-size'))
  process.execve(process.execPath, [process.execPath, ...FLAGS, ...process.execArgv, ...process.argv.slice(1)])
