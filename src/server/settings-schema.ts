import { APP_ENVS } from './features.ts'
import { SERVICES, type Service } from './operations.ts'
import * as read from './setting-values.ts'

export type Setting = {
  read: read.Reader<unknown>
  example: string
  /** Markdown, for docs/operating.md. */
  meaning: string
  /** Set when the value may contain a secret: error messages then do not repeat it. */
  isSecret?: true
  /** Set when the setting is a limit: the unit of its number, and the reason for the default. */
  limit?: { unit: string; why: string }
} & (
  | {
      /** Used when the variable is not set; written as in the variable. */
      default: string
    }
  | {
      /** What applies when the variable is not set, as Markdown. */
      unset: string
    }
)

const serviceOrigin = { read: read.origin, isSecret: true, unset: '`API_ORIGIN`' } as const
const serviceOrigins = Object.fromEntries(
  SERVICES.map((service) => {
    const name = service.toLowerCase().replace('_', '-')
    const entry = { ...serviceOrigin, example: `https://${name}.example`, meaning: `origin of the backend \`${name}\`` }
    return [`API_ORIGIN_${service}`, entry]
  }),
) as Record<`API_ORIGIN_${Service}`, typeof serviceOrigin & { example: string; meaning: string }>

const legalUrl = { read: read.legalUrl, unset: 'no link' } as const

/**
 * Every variable that the server reads. `npm run generate` writes the tables "Settings" and "Limits" of docs/operating.md
 * from it.
 */
export const SETTINGS = {
  PORT: { read: read.port, default: '3000', example: '3000', meaning: 'port to listen on; 0: any free port' },
  HOST: {
    read: read.hostToListenOn,
    default: '127.0.0.1',
    example: '127.0.0.1',
    meaning:
      'address to listen on: `127.0.0.1` behind a proxy on this machine, `0.0.0.0` (all IPv4) or `::` (all) otherwise; the image sets `0.0.0.0`',
  },
  APP_ENV: {
    read: read.oneOf(APP_ENVS),
    default: 'dev',
    example: 'srs',
    meaning: '`dev`, `qa`, `pre`, `srs` or `hrs`: selects the features',
  },
  API_ORIGIN: {
    read: read.origin,
    isSecret: true,
    unset: 'none',
    example: 'https://api.example',
    meaning: 'origin of all backends',
  },
  ...serviceOrigins,
  NAVIGATION: {
    read: read.oneOf(['history', 'hash']),
    default: 'history',
    example: 'history',
    meaning: 'form of the links in the pages: `history` or `hash`',
  },
  API_TIMEOUT_MS: {
    read: read.milliseconds,
    default: '0',
    example: '0',
    meaning: 'how long the browser waits for a response; 0: no limit',
  },
  LEGAL_PRIVACY_URL: {
    ...legalUrl,
    example: 'https://www.example/{language}/privacy',
    meaning:
      'address of the privacy policy, linked in the footer: http or https. `{language}` becomes the language of the page (`de`, `en`, `es`, `fr`, `it`, `nl`, `pt-BR`, `tr`)',
  },
  LEGAL_IMPRINT_URL: {
    ...legalUrl,
    example: 'https://www.example/{language}/imprint',
    meaning: 'the same for the legal notice',
  },
  LEGAL_ACCESSIBILITY_URL: {
    ...legalUrl,
    example: 'https://www.example/{language}/accessibility',
    meaning: 'the same for the accessibility statement (European Accessibility Act)',
  },
  LEGAL_VERIFICATION_URL: {
    ...legalUrl,
    example: 'https://www.example/{language}/verification',
    meaning: 'the same for how registration data is verified (NIS2, Article 28)',
  },
  PROXY_TIMEOUT_MS: {
    read: read.milliseconds,
    default: '60000',
    example: '60000',
    meaning: 'how long the server waits for a backend that sends nothing, before 504; 0: no limit',
    limit: {
      unit: 'ms',
      why: 'a decision may take a registry this long; giving up earlier leaves its outcome unknown',
    },
  },
  API_USERNAME: {
    read: read.userName,
    isSecret: true,
    unset: 'none',
    example: 'pages',
    meaning: 'user name for basic authentication with the backends; never sent to a browser',
  },
  API_PASSWORD: {
    read: read.password,
    isSecret: true,
    unset: 'none',
    example: 'a-password',
    meaning: 'password for `API_USERNAME`; never sent to a browser',
  },
  TRUST_PROXY: {
    read: read.proxies,
    default: 'false',
    example: '10.0.0.0/8,fd00::1',
    meaning:
      'whose `X-Forwarded-*` and `X-Request-Id` to trust: addresses and CIDR networks of the proxies, or their number, 1 to 10 (`true`: 1). A number is less safe: a client that can reach the port directly can then choose its address',
  },
  ALLOWED_HOSTS: {
    read: read.hostNames,
    unset: 'any in `dev`, `qa`',
    example: 'pages.example,www.pages.example',
    meaning: 'host names of the pages, separated by commas; other hosts get 421. Required in `pre`, `srs`, `hrs`',
  },
  RATE_LIMIT: {
    read: read.wholeNumber(0, 1_000_000),
    default: '120',
    example: '120',
    meaning: 'calls with a key that may fail per minute for one client address; further ones get 429; 0: no limit',
    limit: { unit: 'a minute', why: 'a person opens a few dead links at most; guessing a key takes billions of calls' },
  },
  RATE_LIMIT_STORE: {
    read: read.redisUrl,
    isSecret: true,
    unset: 'this process',
    example: 'redis://redis:6379',
    meaning: '`redis://…` or `rediss://…` of a Redis or Valkey in which processes share the counts of `RATE_LIMIT`',
  },
  MAX_UPLOAD_BYTES: {
    read: read.wholeNumber(1, 2 ** 40),
    default: '11534336',
    example: '11534336',
    meaning: 'longest request body that is passed to a backend; a longer one gets 413',
    limit: { unit: 'bytes', why: 'the pages accept documents of 10 MiB; the rest of the form needs less than 1 MiB' },
  },
  MAX_RESPONSE_BYTES: {
    read: read.wholeNumber(1, 2 ** 40),
    default: '67108864',
    example: '67108864',
    meaning: 'longest backend response that is passed to a browser; a longer one is cut while it streams',
    limit: {
      unit: 'bytes',
      why: 'far above what the pages download; a backend that never ends its response must not run forever',
    },
  },
  MIN_BODY_RATE: {
    read: read.wholeNumber(0, 2 ** 30, 'bytes per second'),
    default: '1024',
    example: '1024',
    meaning: 'average bytes per second that a request body must reach; 0: no limit',
    limit: {
      unit: 'bytes per second',
      why: 'even a weak mobile connection is faster; a slow sender must not hold a connection',
    },
  },
  BODY_GRACE_MS: {
    read: read.wholeNumber(1, read.MAX_TIMER_MS, 'milliseconds'),
    default: '15000',
    example: '15000',
    meaning: 'how long a request body may stay below `MIN_BODY_RATE` at first',
    limit: { unit: 'ms', why: 'covers a tunnel or a change of network on a phone' },
  },
  MAX_CONNECTIONS: {
    read: read.wholeNumber(1, 1_000_000),
    default: '2000',
    example: '2000',
    meaning:
      'simultaneous browser connections. A value above (file handles − 64) / 2 is refused at start; the default is lowered to that',
    limit: { unit: '', why: 'a connection that makes a call needs two file handles; 64 are left for everything else' },
  },
  MAX_CONNECTIONS_PER_ADDRESS: {
    read: read.wholeNumber(1, 1_000_000),
    unset: '3/4 of `MAX_CONNECTIONS`',
    example: '1500',
    meaning: 'simultaneous connections of one client address; those of trusted proxies are not counted',
    limit: {
      unit: '',
      why: 'one address, even of a large office or a carrier NAT, can never take all connections',
    },
  },
  MAX_RENDERINGS: {
    read: read.wholeNumber(1, 1000),
    default: '16',
    example: '16',
    meaning: 'documents rendered at once; others wait briefly, then the browser renders them',
    limit: { unit: '', why: 'renderings share one CPU; more would make all of them late' },
  },
  MAX_BACKEND_CALLS: {
    read: read.wholeNumber(1, 10_000),
    default: '500',
    example: '500',
    meaning: 'simultaneous calls to backends, per process; further calls get 503 with `Retry-After`',
    limit: { unit: '', why: 'a slow backend must not take all memory and connections of the server' },
  },
  FIRST_VIEW_MS: {
    read: read.milliseconds,
    default: '1500',
    example: '1500',
    meaning: 'how long the server may take to render a page before leaving it to the browser; 0: it never renders',
    limit: { unit: 'ms', why: 'a visitor sees nothing until then; the browser can show that the page is loading' },
  },
  SHUTDOWN_MS: {
    read: read.milliseconds,
    unset: '`PROXY_TIMEOUT_MS` + 5000',
    example: '65000',
    meaning: 'how long requests may take to finish after SIGTERM; 0: no limit',
    limit: { unit: 'ms', why: 'every call in progress can finish, and its response can still reach the browser' },
  },
  METRICS_PORT: {
    read: read.port,
    unset: 'off',
    example: '9464',
    meaning: 'port of `/metrics`, `/healthz` and `/readyz`; the image sets `9464`',
  },
  METRICS_HOST: {
    read: read.hostToListenOn,
    default: '127.0.0.1',
    example: '127.0.0.1',
    meaning: 'address that `METRICS_PORT` listens on; the image sets `0.0.0.0`',
  },
  MONITORING_ENDPOINT: {
    read: read.httpsUrl,
    isSecret: true,
    unset: 'off',
    example: 'https://monitoring.example/intake',
    meaning: 'address that page visits report errors and timings to (https, or localhost); in `srs` and `hrs` only',
  },
  MONITORING_TOKEN: {
    read: read.plainText,
    isSecret: true,
    unset: 'none',
    example: 'pub0123456789',
    meaning: 'identifies these pages to the monitoring service; public, because every browser sees it',
  },
  MONITORING_APPLICATION_ID: {
    read: read.plainText,
    unset: 'none',
    example: '00000000-0000-0000-0000-000000000000',
    meaning: 'identifies these pages to the monitoring service; public, because every browser sees it',
  },
  MONITORING_SAMPLE: {
    read: read.wholeNumber(0, 100, 'visits in a hundred'),
    default: '1',
    example: '1',
    meaning: 'percentage of visits that report, 0 to 100',
  },
  MONITORING_REPLAY: {
    read: read.replayPercentage,
    default: '0',
    example: '0',
    meaning: 'percentage of reporting visits that are recorded; must be 0: see "Report visits"',
  },
  SANDBOX_FILE: {
    read: read.anyText,
    unset: 'none',
    example: '/var/lib/pages/sandbox.db',
    meaning: 'file in which the sandbox stores its state across restarts',
  },
  SANDBOX_SEED: {
    read: read.wholeNumber(0, 2 ** 32 - 1),
    unset: '1',
    example: '1',
    meaning: "seed of the sandbox's invented data",
  },
  SANDBOX_TLDS: {
    read: read.wholeNumber(0, 100_000),
    unset: 'all real TLDs',
    example: '1400',
    meaning: 'number of TLDs in the list, up to 100000; those beyond the real ones are invented',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS

/** The value of a setting; undefined is possible when it has no default. */
export type SettingValue<N extends SettingName> =
  | ReturnType<(typeof SETTINGS)[N]['read']>
  | ((typeof SETTINGS)[N] extends { default: string } ? never : undefined)
