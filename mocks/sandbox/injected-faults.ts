import type { components } from '#api/generated/sandbox.d.ts'
import type { FaultKind } from '#mocks/scenarios.ts'

type InjectedFault = components['schemas']['Fault']

export interface InjectedFaults {
  add: (fault: InjectedFault) => void
  /** Returns the injected fault for requests like this one, if any, and counts one use of it. */
  take: (request: Request) => FaultKind | undefined
  clear: () => void
}

export function createInjectedFaults(): InjectedFaults {
  let faults: Array<{ fault: InjectedFault; usesLeft: number }> = []
  return {
    add: (fault) => void faults.push({ fault, usesLeft: fault.times ?? Infinity }),
    take(request) {
      const found = faults.find(({ fault }) => matches(fault, request))
      if (!found) return undefined
      found.usesLeft -= 1
      faults = faults.filter(({ usesLeft }) => usesLeft > 0)
      return found.fault.kind
    },
    clear: () => void (faults = []),
  }
}

function matches({ method, path, header }: InjectedFault, request: Request): boolean {
  const { pathname } = new URL(request.url)
  const effectiveMethod = request.method === 'HEAD' ? 'GET' : request.method
  if (method && method !== effectiveMethod) return false
  if (header && request.headers.get(header.name) !== header.value) return false
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
}
