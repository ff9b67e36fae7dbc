import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { parse, parseAllDocuments } from 'yaml'
import { describe, expect, test } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { readSettings } from '#server/settings.ts'
import { SETTINGS } from '#server/settings-schema.ts'

const DEPLOY = new URL('../../deploy/', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, DEPLOY), 'utf8')
const files = readdirSync(DEPLOY, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))

type Resource = { apiVersion: string; kind: string; spec: unknown; data: Record<string, string> }
const resources = parseAllDocuments(text('kubernetes/pages.yaml')).map((document) => document.toJS() as Resource)
const resourceOf = (kind: string) => {
  const resource = resources.find((each) => each.kind === kind)
  if (!resource) throw new Error(`kubernetes/pages.yaml has no ${kind}.`)
  return resource
}

type ComposeService = { environment: Record<string, string>; networks: string[]; command: string[]; volumes: string[] }
const compose = parse(text('compose/compose.yaml'), { merge: true }) as {
  'x-pages': { environment: object }
  services: Record<string, ComposeService> & { gateway: ComposeService; 'pages-1': ComposeService }
  networks: { front: { ipam: { config: { subnet: string }[] } } }
}

/** `pages.env` with the commented-out examples enabled. */
const example = parseEnv(text('pages.env').replaceAll(/^# (?=[A-Z_]+=)/gm, ''))

describe('settings', () => {
  test('pages.env has an example of each setting, but of only one API_ORIGIN_<SERVICE>', () => {
    const names = Object.keys(SETTINGS)
    const services = /^API_ORIGIN_(?!TRADE$)/
    expect(Object.keys(example).toSorted()).toEqual(names.filter((name) => !services.test(name)).toSorted())
    expect(() => readSettings(example)).not.toThrow()
    expect(() => readSettings(parseEnv(text('pages.env')))).not.toThrow()
  })

  test('the Kubernetes and compose files set only known settings', () => {
    const { data } = resourceOf('ConfigMap')
    const names = [...Object.keys(data), ...Object.keys(compose['x-pages'].environment)]
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !(name in SETTINGS))).toEqual([])
    expect(() => readSettings({ ...data })).not.toThrow()
  })
})

test.each(files.filter((name) => name.endsWith('.yaml')))('%s is valid YAML', (name) => {
  for (const { errors, warnings } of parseAllDocuments(text(name), { merge: true }))
    expect([...errors, ...warnings]).toEqual([])
})

describe('Kubernetes', () => {
  test('probes use the metrics port, and a pod has time to shut down', () => {
    const deployment = resourceOf('Deployment').spec as { template: { spec: PodSpec } }
    const { terminationGracePeriodSeconds, containers } = deployment.template.spec
    const [{ ports, lifecycle, ...probes }] = containers
    const { data } = resourceOf('ConfigMap')
    expect(ports.find(({ name }) => name === 'metrics')?.containerPort).toBe(Number(data['METRICS_PORT']))
    expect(probes).toMatchObject({
      readinessProbe: { httpGet: { path: '/readyz', port: 'metrics' } },
      livenessProbe: { httpGet: { path: '/healthz', port: 'metrics' } },
      startupProbe: { httpGet: { path: '/healthz', port: 'metrics' } },
    })
    const shutdownSeconds = readSettings(data).shutdownMs / 1000 + lifecycle.preStop.sleep.seconds
    expect(terminationGracePeriodSeconds).toBeGreaterThan(shutdownSeconds)
  })
})

type PodSpec = {
  terminationGracePeriodSeconds: number
  containers: [
    { ports: { name: string; containerPort: number }[]; lifecycle: { preStop: { sleep: { seconds: number } } } },
  ]
}

test('alerts use metrics, labels and values that the server exports', async () => {
  const metrics = createMetrics()
  metrics.request('page', 500, 1)
  for (const status of [500, 429]) metrics.call('GET', '/consent/api/KEY', status)
  for (const reason of ['unreachable', 'timeout'] as const) metrics.proxyFailure('CONSENT', reason)
  metrics.watch({ connections: () => 0, renderings: () => ({ running: 0, waiting: 0 }), storeUp: () => true })
  const lines = (await metrics.text()).split('\n')
  const { groups } = parse(text('prometheus/alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(5)
  for (const { alert, expr } of rules) {
    for (const [, name = '', labels = ''] of expr.matchAll(/(\w+)\{([^}]*)\}/g)) {
      if (name === 'up') continue
      const pairs = [...labels.matchAll(/(\w+)="[^"]*"/g)].flatMap(([pair, label]) => (label === 'job' ? [] : [pair]))
      const samples = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      const isFound = samples.some((line) => pairs.every((pair) => line.includes(pair)))
      expect(isFound, `${alert}: ${name}{${labels}}`).toBe(true)
    }
  }
})

describe('compose', () => {
  test('the gateway runs balancer.conf, in front of every server', () => {
    const { command, volumes } = compose.services.gateway
    const mountSources = new Map(volumes.map((each) => each.split(':').slice(0, 2).toReversed() as [string, string]))
    const textAt = (path: string) => text(join('compose', mountSources.get(path) ?? `nothing is mounted at ${path}`))
    const config = command[command.indexOf('-c') + 1] ?? ''
    expect(textAt(config)).toBe(text('balancer.conf'))
    const [, included = ''] = /^\s*include (\S+);$/m.exec(text('balancer.conf')) ?? []
    const serversIn = (instances: string) => [...instances.matchAll(/^server (\S+):(\d+) (.+);$/gm)]
    const servers = serversIn(textAt(join(dirname(config), included)))
    const pages = Object.keys(compose.services).filter((name) => name.startsWith('pages-'))
    expect(servers.map(([, name]) => name)).toEqual(pages)
    const expectedOptions = serversIn(text('balancer-instances.conf'))[0]?.[3]
    for (const [, , port, options] of servers) expect([port, options]).toEqual([example.PORT, expectedOptions])
  })

  test('the servers listen on all addresses, and trust exactly the network of the gateway', () => {
    const { environment, networks } = compose.services['pages-1']
    const settings = readSettings({ ...parseEnv(text('pages.env')), ...environment })
    expect([settings.host, settings.metricsHost]).toEqual(['0.0.0.0', '0.0.0.0'])
    expect(networks).toContain('front')
    expect(compose.networks.front.ipam.config).toEqual([{ subnet: environment['TRUST_PROXY'] }])
  })
})

test('systemd, compose and Kubernetes set the same memory limit; systemd and compose kill after SHUTDOWN_MS', () => {
  const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(text(file))?.[1])
  expect(numberIn('systemd/pages.service', /^MemoryMax=(\d+)M$/m)).toBe(512)
  expect(numberIn('compose/compose.yaml', /^ {2}mem_limit: (\d+)m$/m)).toBe(512)
  expect(numberIn('kubernetes/pages.yaml', /limits:\n +memory: (\d+)Mi$/m)).toBe(512)
  const { shutdownMs } = readSettings(example)
  expect(numberIn('systemd/pages.service', /^TimeoutStopSec=(\d+)$/m) * 1000).toBeGreaterThan(shutdownMs)
  expect(numberIn('compose/compose.yaml', /stop_grace_period: (\d+)s/) * 1000).toBeGreaterThan(shutdownMs)
})
