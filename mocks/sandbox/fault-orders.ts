import type { components } from '#api/generated/sandbox.d.ts'
import type { FaultKind } from '#mocks/scenarios.ts'

type FaultOrder = components['schemas']['Fault']

export interface FaultOrders {
  add: (order: FaultOrder) => void
  /** Returns the fault that a test has ordered for requests like this one, if any, and counts one use of it. */
  take: (request: Request) => FaultKind | undefined
  clear: () => void
}

export function createFaultOrders(): FaultOrders {
  let orders: Array<{ order: FaultOrder; left: number }> = []
  return {
    add: (order) => void orders.push({ order, left: order.times ?? Infinity }),
    take(request) {
      const found = orders.find(({ order }) => matches(order, request))
      if (!found) return undefined
      found.left -= 1
      orders = orders.filter(({ left }) => left > 0)
      return found.order.kind
    },
    clear: () => void (orders = []),
  }
}

function matches({ method, path, header }: FaultOrder, request: Request): boolean {
  const { pathname } = new URL(request.url)
  const actual = request.method === 'HEAD' ? 'GET' : request.method
  if (method && method !== actual) return false
  if (header && request.headers.get(header.name) !== header.value) return false
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
}
