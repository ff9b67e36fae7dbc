import { existsSync } from 'node:fs'
import { CommandProblem, readCommand } from './command.ts'

const { values } = readCommand({
  name: 'npm run serve',
  purpose: 'Serves the build in dist/. Settings: docs/operating.md.',
  options: {
    static: { type: 'boolean', help: 'writes the files that nginx needs to serve the pages, instead of serving them' },
    out: { type: 'string', value: 'DIR', default: 'dist-nginx', help: 'output folder of --static' },
  },
})

const main = new URL('../dist/server/main.js', import.meta.url)
if (!existsSync(main)) {
  throw new CommandProblem(
    'There is no build to serve. Run "npm run build" first, or "npm start", which builds if needed.',
  )
}
if (values.static) {
  const { writeStaticHost } = await import('./static-host/write.ts')
  await writeStaticHost(values.out)
} else await import(main.href)
