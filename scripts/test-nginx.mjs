// `npm run test:nginx`: the journeys of three flows, and what the wire says, behind nginx with deploy/nginx.conf.
import './require-node.mjs'
import { spawnSync } from 'node:child_process'

const PATH = `${process.env.PATH}:/usr/sbin`

if (spawnSync('nginx', ['-v'], { env: { ...process.env, PATH } }).error) {
  console.error('nginx is not installed, and this test is about it. In Debian: apt-get install nginx')
  process.exit(1)
}
const { isBuilt } = await import('#scripts/build/source-digest.ts')
if (!(await isBuilt())) run('node scripts/build.ts')
run(`playwright test -c tests/nginx ${process.argv.slice(2).join(' ')}`)

function run(command) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
