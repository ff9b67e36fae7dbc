import { openConnection } from './http-client.ts'

/** A response as it was received; `status` is undefined when the connection was closed without a response. */
export type RawResponse = { status: number | undefined; headers: Record<string, string>; body: string }

/** Sends each character as a byte on a new connection, and reads until the server closes it. */
export async function exchange(port: number, bytes: string): Promise<RawResponse> {
  using connection = await openConnection(port)
  connection.send(bytes)
  await connection.closed
  const received = connection.received()
  const end = received.indexOf('\r\n\r\n')
  const [statusLine = '', ...fields] = received.slice(0, Math.max(0, end)).split('\r\n')
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]
  const headers = fields.map((field) => {
    const colon = field.indexOf(':')
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const
  })
  return {
    status: status === undefined ? undefined : Number(status),
    headers: Object.fromEntries(headers),
    body: received.slice(end + 4),
  }
}
