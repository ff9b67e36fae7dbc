import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { Deployment } from 'kubernetes-models/apps/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { parse, parseAllDocuments } from 'yaml'
import { describe, expect, test } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { readSettings } from '#server/settings.ts'
import { settingNames } from '#tests/support/setting-names.ts'

const DEPLOY = new URL('../../deploy/', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, DEPLOY), 'utf8')
const files = readdirSync(DEPLOY, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))

/** What is in `deploy/` of the shape that Kubernetes gives everything. */
type Resource = { apiVersion: string; kind: string; metadata: { name: string }; spec: unknown; data: object }
type Schema = new (data: object) => { validate: () => void }

const KINDS: Record<string, Schema | undefined> = {
  'apps/v1 Deployment': Deployment,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
}

/** `pages.env` with the examples that are off taken as set. */
const example = parseEnv(text('pages.env').replaceAll(/^# (?=[A-Z_]+=)/gm, ''))

describe('settings', () => {
  test('every one has an example in pages.env, one service for all, and nothing else does', () => {
    const services = /^API_ORIGIN_(?!TRADE$)/
    expect(Object.keys(example).toSorted()).toEqual(settingNames().filter((name) => !services.test(name)))
  })

  test('the examples are accepted, those that are off included', () => {
    expect(() => readSettings(example)).not.toThrow()
    expect(() => readSettings(parseEnv(text('pages.env')))).not.toThrow()
  })

  test('every variable in the other files is a setting', () => {
    const known = settingNames()
    const { data } = resources().find(({ kind }) => kind === 'ConfigMap') ?? {}
    const compose = parse(text('compose/compose.yaml'), { merge: true }) as { 'x-pages': { environment: object } }
    const names = [...Object.keys(data ?? {}), ...Object.keys(compose['x-pages'].environment)]
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
    expect(() => readSettings({ ...(data as Record<string, string>) })).not.toThrow()
  })
})

test.each(files.filter((name) => name.endsWith('.yaml')))('%s is YAML without an error or a warning', (name) => {
  for (const { errors, warnings } of parseAllDocuments(text(name), { merge: true }))
    expect([...errors, ...warnings]).toEqual([])
})

function resources(): Resource[] {
  return parseAllDocuments(text('kubernetes/pages.yaml')).map((document) => document.toJS() as Resource)
}

describe('for Kubernetes', () => {
  test.each(resources().map((each) => [each.kind, each] as const))('%s is as its schema says', (kind, resource) => {
    const Kind = KINDS[`${resource.apiVersion} ${kind}`]
    if (!Kind) throw new Error(`There is no schema of ${resource.apiVersion} ${kind}`)
    expect(() => new Kind(resource).validate()).not.toThrow()
    expect(() => new Kind({ ...resource, metadata: { name: 7 } }).validate()).toThrow('metadata/name')
  })

  test('probes ask the port of the metrics, and a pod has time to end', () => {
    const deployment = resources().find(({ kind }) => kind === 'Deployment') as unknown as {
      spec: { template: { spec: { terminationGracePeriodSeconds: number; containers: Container[] } } }
    }
    const { terminationGracePeriodSeconds, containers } = deployment.spec.template.spec
    const [{ ports, readinessProbe, livenessProbe, startupProbe, lifecycle }] = containers as [Container]
    const { data } = resources().find(({ kind }) => kind === 'ConfigMap') as { data: Record<string, string> }
    expect(ports.find(({ name }) => name === 'metrics')?.containerPort).toBe(Number(data.METRICS_PORT))
    expect(readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'metrics' })
    for (const probe of [livenessProbe, startupProbe])
      expect(probe.httpGet).toEqual({ path: '/healthz', port: 'metrics' })
    const toEnd = readSettings(data).shutdownMs / 1000 + lifecycle.preStop.sleep.seconds
    expect(terminationGracePeriodSeconds).toBeGreaterThan(toEnd)
  })
})

type Probe = { httpGet: { path: string; port: string } }
type Container = Record<'readinessProbe' | 'livenessProbe' | 'startupProbe', Probe> & {
  ports: { name: string; containerPort: number }[]
  lifecycle: { preStop: { sleep: { seconds: number } } }
}

test('alerts use metrics, labels and values that the server exports', async () => {
  const metrics = createMetrics()
  metrics.request('page', 500, 1)
  metrics.call('GET', '/consent/api/KEY', 500)
  metrics.call('GET', '/consent/api/KEY', 429)
  metrics.proxyFailure('CONSENT', 'unreachable')
  metrics.proxyFailure('CONSENT', 'timeout')
  metrics.watch({
    connections: () => 0,
    renderings: () => ({ running: 0, waiting: 0 }),
    storeUp: () => true,
  })
  const told = await metrics.text()
  const { groups } = parse(text('prometheus/alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(5)
  for (const { alert, expr } of rules) {
    for (const [, name = '', labels = ''] of expr.matchAll(/(\w+)\{([^}]*)\}/g)) {
      if (name === 'up') continue
      const wanted = [...labels.matchAll(/(\w+)="([^"]*)"/g)].filter(([, label]) => label !== 'job')
      const lines = told.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      const found = lines.some((line) => wanted.every(([pair]) => line.includes(pair)))
      expect(found, `${alert}: ${name}{${labels}}`).toBe(true)
    }
  }
})

test('the gateway of compose is the balancer, in front of every server', () => {
  const { services } = parse(text('compose/compose.yaml'), { merge: true }) as {
    services: { gateway: { command: string[]; volumes: string[] } } & Record<string, object>
  }
  const { command, volumes } = services.gateway
  const mounted = new Map(volumes.map((each) => each.split(':').slice(0, 2).toReversed() as [string, string]))
  const textAt = (place: string) => text(join('compose', mounted.get(place) ?? `nothing is mounted at ${place}`))
  const config = command[command.indexOf('-c') + 1] ?? ''
  expect(textAt(config)).toBe(text('balancer.conf'))
  const [, included = ''] = /^\s*include (\S+);$/m.exec(text('balancer.conf')) ?? []
  const linesOf = (instances: string) => [...instances.matchAll(/^server (\S+):(\d+) (.+);$/gm)]
  const servers = linesOf(textAt(join(dirname(config), included)))
  expect(servers.map(([, name]) => name)).toEqual(Object.keys(services).filter((name) => name.startsWith('pages-')))
  const [usual] = linesOf(text('balancer-instances.conf'))
  for (const [, , port, options] of servers) expect([port, options]).toEqual([example.PORT, usual?.[3]])
})

test('the servers of compose listen on its networks, and trust exactly the network of the gateway', () => {
  const compose = parse(text('compose/compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; networks: string[] }>
    networks: { front: { ipam: { config: { subnet: string }[] } } }
  }
  const { environment, networks } = compose.services['pages-1'] ?? { networks: [] }
  const settings = readSettings({ ...parseEnv(text('pages.env')), ...environment })
  expect([settings.host, settings.metricsHost]).toEqual(['0.0.0.0', '0.0.0.0'])
  expect(networks).toContain('front')
  expect(compose.networks.front.ipam.config).toEqual([{ subnet: environment?.TRUST_PROXY }])
})

test('memory is limited to the same size everywhere', () => {
  const limits = [
    /^MemoryMax=(\d+)M$/m.exec(text('systemd/pages.service')),
    /^ {2}mem_limit: (\d+)m$/m.exec(text('compose/compose.yaml')),
    /limits:\n +memory: (\d+)Mi$/m.exec(text('kubernetes/pages.yaml')),
  ]
  expect(limits.map((match) => match?.[1])).toEqual(['512', '512', '512'])
})

test('stop times are longer than SHUTDOWN_MS', () => {
  const { shutdownMs } = readSettings(example)
  const unit = Number(/^TimeoutStopSec=(\d+)$/m.exec(text('systemd/pages.service'))?.[1])
  const compose = Number(/stop_grace_period: (\d+)s/.exec(text('compose/compose.yaml'))?.[1])
  for (const seconds of [unit, compose]) expect(seconds * 1000).toBeGreaterThan(shutdownMs)
})
