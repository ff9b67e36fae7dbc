import { listen } from '#mocks/listen.ts'
import { announceMockServer } from '#server/mock-servers.ts'
import { CommandProblem } from './command.ts'

/**
 * Runs a mock server until SIGTERM or SIGINT. The last line that it prints at startup contains its address.
 * @param name name of the server, for that line
 * @param defaultPort used when the environment variable PORT is not set
 */
export async function serveMock(name: string, fetch: Parameters<typeof listen>[0], defaultPort: number): Promise<void> {
  const port = Number(process.env.PORT ?? defaultPort)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new CommandProblem(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`)
  const server = await listen(fetch, { port }).catch((error: NodeJS.ErrnoException) => {
    const inUse = `Port ${port} is in use; set PORT to another one.`
    throw new CommandProblem(error.code === 'EADDRINUSE' ? inUse : error.message)
  })
  announceMockServer(server.port)
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  console.log(`${name} listening on http://localhost:${server.port}`)
}
