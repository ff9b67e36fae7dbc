import type { Scenario } from '#mocks/scenarios.ts'

/** Returns the address of a scenario; absolute if the scenario has its own host. */
export function addressOf({ host, link }: Pick<Scenario, 'host' | 'link'>, baseURL = ''): string {
  return host === undefined ? link : `http://${host}.localhost:${new URL(baseURL).port}${link}`
}
