import type { Scenario } from '#mocks/scenarios.ts'

/** The address that a scenario's page is opened with, under the host of its own where the host tells the state. */
export function addressOf({ host, link }: Pick<Scenario, 'host' | 'link'>, baseURL = ''): string {
  return host === undefined ? link : `http://${host}.localhost:${new URL(baseURL).port}${link}`
}
