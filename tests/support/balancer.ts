import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startNginx } from './nginx.ts'

/** nginx with `deploy/balancer.conf` in front of local servers. */
export type Balancer = {
  origin: string
  /** Forwards requests only to these ports. Resolves when no requests are pending on the others. */
  passTo: (ports: readonly number[]) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the balancer on a free port. Initially, all ports get requests. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'balancer-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const port = await freePort()
    const balancer = await readFile('deploy/balancer.conf', 'utf8')
    const instances = await readFile('deploy/balancer-instances.conf', 'utf8')
    const [line = '', address = ''] = /^server (\S+) .*;$/m.exec(instances) ?? []
    if (!balancer.includes('listen 8080;') || !address)
      throw new Error('The lines to replace are missing in deploy/balancer.conf or balancer-instances.conf')
    const write = (inUse: readonly number[]) => {
      const lines = ports.map((each) => line.replace(address, `127.0.0.1:${each}`).replace(';', endOfLine(each, inUse)))
      return writeFile(join(folder, 'balancer-instances.conf'), `${lines.join('\n')}\n`)
    }
    await writeFile(join(folder, 'balancer.conf'), balancer.replace('listen 8080;', `listen 127.0.0.1:${port};`))
    await write(ports)
    const nginx = await startNginx(folder, 'balancer.conf', port)
    return {
      origin: `http://127.0.0.1:${port}`,
      async passTo(inUse) {
        await write(inUse)
        await nginx.reload()
      },
      async stop() {
        await nginx.stop()
        await removeFolder()
      },
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

/** nginx sends nothing to a server whose line ends with `down`. */
function endOfLine(port: number, inUse: readonly number[]): string {
  return inUse.includes(port) ? ';' : ' down;'
}
