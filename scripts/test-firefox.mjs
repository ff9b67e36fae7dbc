// `npm run test:firefox`: the main journeys (tests/firefox/) in the Firefox of this machine.
import './require-node.mjs'
import { spawnSync } from 'node:child_process'

const { findFirefox } = await import('#scripts/find-firefox.ts')
let firefox
try {
  firefox = findFirefox()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
if (!firefox) {
  console.log(
    'not run: there is no Firefox on this machine. In Debian: apt-get install firefox-esr; FIREFOX names another.',
  )
  process.exit(0)
}
console.log(firefox.version)
const { isBuilt } = await import('#scripts/build/source-digest.ts')
if (!(await isBuilt())) run('node scripts/build.ts')
run(`playwright test -c tests/firefox ${process.argv.slice(2).join(' ')}`)

function run(command) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
