import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, runnerImport } from 'vite'
import type { Build } from './builds.ts'
import { folder } from './handlers.ts'
import { serveSecurely } from './serve.ts'

const SOURCE = join(import.meta.dirname, 'floors')

/** Shown when a floor is there. */
export const FLOOR = { content: 'form button', control: 'form button' }

/**
 * Serves the least that a page can cost: the same form as a document without script, and by React alone. They are built from
 * the project's own React.
 */
export async function serveFloors(): Promise<{ plain: Build; react: Build }> {
  const made = await mkdtemp(join(tmpdir(), 'floors-'))
  const [plain, bare] = [join(made, 'static'), join(made, 'react-only')]
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: bare, target: 'es2023', modulePreload: { polyfill: false } },
  })
  // After the build: importing by Vite sets NODE_ENV, which would make that a development build.
  const style = await readFile(join(SOURCE, 'form.css'), 'utf8')
  const { module } = await runnerImport<typeof import('./floors/markup.tsx')>(join(SOURCE, 'markup.tsx'), {
    configFile: false,
    plugins: [react()],
  })
  await mkdir(plain)
  await writeFile(join(plain, 'index.html'), document(`<style>${style}</style>`, module.markup()))
  const close = () => rm(made, { recursive: true, force: true })
  return {
    plain: await serveFolder('static page', plain),
    react: await serveFolder('react only', bare, close),
  }
}

/** Serves floor pages that lie ready elsewhere: `floor/static-form` and `floor/react-only` of a folder. */
export async function serveFloorsOf(bench: string): Promise<{ plain: Build; react: Build }> {
  return {
    plain: await serveFolder('static page', join(bench, 'floor/static-form')),
    react: await serveFolder('react only', join(bench, 'floor/react-only')),
  }
}

async function serveFolder(name: string, path: string, after?: () => Promise<void>): Promise<Build> {
  const server = await serveSecurely(folder(path))
  return {
    name,
    server,
    async close() {
      await server.close()
      await after?.()
    },
  }
}

function document(head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your contact choices</title>
${head}
</head>
<body>${body}</body>
</html>
`
}
