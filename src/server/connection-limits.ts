import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress, rateLimitBucket } from './client-address.ts'

/** How long a connection may be silent before a shutdown or a nearly full server ends it, in ms. */
const GRACE_MS = 1000
/** Once this share of the maximum is open, each new connection ends a silent one. */
const NEARLY_FULL = 0.9

type Options = {
  max: number
  /** Limit per IPv4 address or IPv6 /64. Trusted proxies are exempt. */
  maxPerAddress: number
  isProxy: (address: string) => boolean
  /** Called with `silent` when a connection is ended in favor of a new one, otherwise with the exceeded limit. */
  onRefused: (reason: 'address' | 'total' | 'silent') => void
}

type Connection = { socket: Socket; group: Group; requests: number; isUnused: boolean; silentSince: number }
type Group = {
  key: string
  max: number
  connections: number
  /** Connections without a request in progress, longest silent first. */
  silent: Set<Connection>
}

/**
 * Limits connections per client and in total. New connections take precedence over silent ones, which have sent no
 * complete request head yet or are idle after a request, so silent connections cannot keep other clients out.
 */
export function limitConnections(server: Server, options: Options): { count: () => number; endUnused: () => void } {
  const { max, onRefused } = options
  const { connections, findGroup, mostSilentGroup, add, remove, setSilent } = trackConnections(options)

  /** @returns whether a connection was ended */
  function endLongestSilent(group: Group | undefined, minSilentMs = 0): boolean {
    const [connection] = group?.silent ?? []
    if (!connection || performance.now() - connection.silentSince < minSilentMs) return false
    remove(connection)
    connection.socket.destroy()
    onRefused('silent')
    return true
  }

  /** @returns the limit that a new connection of the group would exceed, or undefined if there is room */
  function makeRoom(group: Group): 'address' | 'total' | undefined {
    if (group.connections >= group.max && !endLongestSilent(group)) return 'address'
    const isFull = connections.size >= max
    // While there is room, connections of one burst must not end each other before their requests are read.
    if (connections.size >= max * NEARLY_FULL) endLongestSilent(mostSilentGroup(), isFull ? 0 : GRACE_MS)
    return connections.size >= max ? 'total' : undefined
  }

  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    // The client has disconnected already.
    if (address === undefined) return void socket.destroy()
    const group = findGroup(address)
    const exceededLimit = makeRoom(group)
    if (exceededLimit === undefined) return add(socket, group)
    socket.destroy()
    onRefused(exceededLimit)
  })
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.isUnused = false
    if (connection.requests++ === 0) setSilent(connection, false)
    response.once('close', () => {
      if (--connection.requests === 0 && connections.has(socket)) setSilent(connection, true)
    })
  })
  return {
    count: () => connections.size,
    /** For a shutdown: Node waits for connections without a first request as if they were busy. */
    endUnused() {
      setTimeout(() => {
        for (const { socket, isUnused } of connections.values()) if (isUnused) socket.destroy()
      }, GRACE_MS)
    },
  }
}

function trackConnections({ maxPerAddress, isProxy }: Options) {
  const connections = new Map<Socket, Connection>()
  const groups = new Map<string, Group>()
  /** Groups by their number of silent connections, so that the one with the most is found without a search. */
  const ranks: Set<Group>[] = []
  let highestRank = 0

  function findGroup(address: string): Group {
    const isExempt = isProxy(address)
    // A proxy must not use up the limit of its /64.
    const key = isExempt ? address : rateLimitBucket(address)
    return groups.get(key) ?? { key, max: isExempt ? Infinity : maxPerAddress, connections: 0, silent: new Set() }
  }

  function setSilent(connection: Connection, isSilent: boolean): void {
    const { group } = connection
    const before = group.silent.size
    if (isSilent) group.silent.add(connection)
    else group.silent.delete(connection)
    connection.silentSince = performance.now()
    const after = group.silent.size
    ranks[before]?.delete(group)
    if (after > 0) (ranks[after] ??= new Set()).add(group)
    if (after > highestRank || (before === highestRank && ranks[before]?.size === 0)) highestRank = after
  }

  function add(socket: Socket, group: Group): void {
    const connection = { socket, group, requests: 0, isUnused: true, silentSince: 0 }
    connections.set(socket, connection)
    groups.set(group.key, group)
    group.connections++
    setSilent(connection, true)
    socket.once('close', () => remove(connection))
  }

  function remove(connection: Connection): void {
    if (!connections.delete(connection.socket)) return
    setSilent(connection, false)
    if (--connection.group.connections === 0) groups.delete(connection.group.key)
  }

  const mostSilentGroup = (): Group | undefined => ranks[highestRank]?.values().next().value
  return { connections, findGroup, mostSilentGroup, add, remove, setSilent }
}
