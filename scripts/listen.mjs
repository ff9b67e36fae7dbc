// Runs one of the mock servers until it is told to stop. Prints the address as the last line of the start.
const { listen: serve } = await import('#mocks/listen.ts')
const { announceMockServer } = await import('#server/mock-servers.ts')

/**
 * @param {string} name What listens, for the printed line
 * @param {(request: Request, env: unknown) => Response | Promise<Response>} fetch
 * @param {number} usualPort Used when the environment variable PORT is not set
 */
export async function listen(name, fetch, usualPort) {
  const port = Number(process.env.PORT ?? usualPort)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`)
    process.exit(1)
  }
  const server = await serve(fetch, { port }).catch((error) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one.` : error.message)
    process.exit(1)
  })
  announceMockServer(server.port)
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  console.log(`${name} listening on http://localhost:${server.port}`)
}
