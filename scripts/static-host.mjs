// `npm run static-host`: everything that nginx needs to serve the pages, in dist-nginx/ or the folder that is named: the
// build with its run-time values, deploy/nginx.conf and what it includes. Settings: docs/operating.md.
import './require-node.mjs'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const { runOrExplain, StartProblem } = await import('#server/start-problem.ts')
const { documentMetas, fillMetas } = await import('#server/document.ts')
const { readSettings } = await import('#server/settings.ts')
const { compressFile } = await import('#scripts/build/compress.ts')
const { DIST, ROOT } = await import('#scripts/build/paths.ts')
const { hostFiles } = await import('./static-host/host-files.ts')

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** The parts that nginx writes to. */
const WRITTEN = ['logs', 'run', 'temp']
const ONLY_OWNER = 0o600

await runOrExplain(async () => {
  const settings = readSettings(process.env)
  const target = resolve(process.argv[2] ?? join(ROOT, 'dist-nginx'))
  const built = await readFile(join(DIST, 'index.html'), 'utf8').catch(() => {
    throw new StartProblem('There is no build. Run "npm run build" first.')
  })
  const html = fillMetas(built, documentMetas(settings))
  const files = hostFiles(html, { ...settings, brotli: existsSync(BROTLI) ? BROTLI : undefined })

  for (const made of ['html', 'conf', 'nginx.conf']) await rm(join(target, made), { recursive: true, force: true })
  for (const folder of WRITTEN) await mkdir(join(target, folder), { recursive: true })
  const server = join(DIST, 'server')
  await cp(DIST, join(target, 'html'), { recursive: true, filter: (path) => path !== server })
  await writeFile(join(target, 'html', 'index.html'), html)
  await compressFile(join(target, 'html', 'index.html'))
  for (const name of ['nginx.conf', 'conf'])
    await cp(join(ROOT, 'deploy', name), join(target, name), { recursive: true })
  // The backends' password is among them.
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(target, 'conf', name), text, { mode: ONLY_OWNER })
  }
  console.log(`Start it with: nginx -p ${target} -c nginx.conf`)
})
