const BUCKETS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export type Metrics = {
  /** @param pattern from a closed list: a label of free text would grow without end */
  request: (pattern: string, status: number, seconds: number) => void
  proxyFailure: (service: string, reason: string) => void
  text: () => string
}

/** Counts what an operator watches, as Prometheus reads it (text format 0.0.4). Forgotten when the process ends. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const failures = new Map<string, number>()
  const durations = new Map<string, { buckets: number[]; sum: number; count: number }>()
  const add = (counts: Map<string, number>, labels: string): void =>
    void counts.set(labels, (counts.get(labels) ?? 0) + 1)
  return {
    request(pattern, status, seconds) {
      add(requests, `route="${pattern}",status="${status === 0 ? 'cut' : `${Math.floor(status / 100)}xx`}"`)
      const labels = `route="${pattern}"`
      const duration = durations.get(labels) ?? { buckets: BUCKETS_S.map(() => 0), sum: 0, count: 0 }
      durations.set(labels, duration)
      BUCKETS_S.forEach((bound, index) => {
        if (seconds <= bound) duration.buckets[index] = (duration.buckets[index] ?? 0) + 1
      })
      duration.sum += seconds
      duration.count += 1
    },
    proxyFailure: (service, reason) => add(failures, `service="${service}",reason="${reason}"`),
    text: () =>
      [
        ...family('http_requests_total', 'counter', 'Answered requests by route and status class.'),
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        ...family('http_request_duration_seconds', 'histogram', 'Time from the request to the end of its answer.'),
        ...[...durations].flatMap(([labels, { buckets, sum, count }]) => [
          ...BUCKETS_S.map((bound, index) => bucketLine(labels, String(bound), buckets[index] ?? 0)),
          bucketLine(labels, '+Inf', count),
          `http_request_duration_seconds_sum{${labels}} ${sum}`,
          `http_request_duration_seconds_count{${labels}} ${count}`,
        ]),
        ...family('proxy_failures_total', 'counter', 'Calls that a backend did not answer, by service and reason.'),
        ...[...failures].map(([labels, count]) => `proxy_failures_total{${labels}} ${count}`),
        '',
      ].join('\n'),
  }
}

function family(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function bucketLine(labels: string, bound: string, count: number): string {
  return `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${count}`
}
