import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compressFile } from '#scripts/build/compress.ts'
import { DIST, ROOT } from '#scripts/build/paths.ts'
import { documentMetas, fillMetas } from '#server/document.ts'
import { readSettings } from '#server/settings.ts'
import { hostFiles } from './host-files.ts'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Writes the build with its run-time values, deploy/nginx.conf and the files that it includes. */
export async function writeStaticHost(folder: string): Promise<void> {
  const settings = readSettings(process.env)
  const target = resolve(folder)
  // nginx does not forward the sandbox's own calls, so Home cannot list scenarios.
  const metas = { ...documentMetas(settings), 'pages:sandbox': '' }
  const html = fillMetas(await readFile(join(DIST, 'index.html'), 'utf8'), metas)
  const files = hostFiles(html, { ...settings, brotli: existsSync(BROTLI) ? BROTLI : undefined })

  for (const name of ['html', 'conf', 'nginx.conf']) await rm(join(target, name), { recursive: true, force: true })
  for (const name of ['logs', 'run', 'temp']) await mkdir(join(target, name), { recursive: true })
  await cp(DIST, join(target, 'html'), { recursive: true, filter: (path) => path !== join(DIST, 'server') })
  await writeFile(join(target, 'html', 'index.html'), html)
  await compressFile(join(target, 'html', 'index.html'))
  for (const name of ['nginx.conf', 'conf'])
    await cp(join(ROOT, 'deploy', name), join(target, name), { recursive: true })
  // Some of these files contain the backends' password.
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(target, 'conf', name), text, { mode: 0o600 })
  }
  console.log(`Start nginx with: nginx -p ${target} -c nginx.conf`)
}
