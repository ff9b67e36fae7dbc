import { BlockList, isIP, isIPv4 } from 'node:net'
import { hostName } from './hosts.ts'

/** Reads the value of a variable, or throws a `RangeError` whose message states what is allowed. */
export type Reader<T> = (value: string) => T

/** Longest delay of a timer, in ms; a longer one would fire immediately. */
export const MAX_TIMER_MS = 2 ** 31 - 1

/** A whole number, written in digits only (`1e3`, `0x10` and ` 5` are rejected: they are usually typing errors). */
export function wholeNumber(min: number, max: number, unit = ''): Reader<number> {
  return (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    throw new RangeError(`a whole number${unit && ` of ${unit}`} from ${min} to ${max}`)
  }
}

export const port = wholeNumber(0, 65_535)
export const milliseconds = wholeNumber(0, MAX_TIMER_MS, 'milliseconds (0 = no limit)')

export function oneOf<const T extends string>(words: readonly T[]): Reader<T> {
  return (value) => {
    const word = words.find((each) => each === value)
    if (word) return word
    throw new RangeError(`one of ${words.join(', ')}`)
  }
}

/** A web origin: scheme, host and port, without path, query or credentials. */
export function origin(value: string): string {
  const url = URL.parse(value)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url && isWeb && `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/') return url.origin
  throw new RangeError('an origin such as https://api.example.com, without path or credentials')
}

/** An absolute https URL (http only for this machine). */
export function httpsUrl(value: string): string {
  const url = URL.parse(value)
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost'))
  if (isSafe && !url.username && !url.password) return url.href
  throw new RangeError('an address such as https://monitoring.example.com/collect')
}

/** The URL of a legal page, which may contain `{language}`; returned as is, because `URL` would encode the braces. */
export function legalUrl(value: string): string {
  const url = URL.parse(value.replaceAll('{language}', 'en'))
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  // Other braces are a misspelled placeholder.
  if (url && isWeb && !url.username && !url.password && !/%7[bd]|[{}]/i.test(url.href)) return value
  throw new RangeError('an http or https address such as https://www.example/{language}/privacy')
}

/** The percentage of monitored visits that are recorded: 0, because a recording contains keys (docs/operating.md, "Report visits"). */
export function replayPercentage(value: string): 0 {
  if (value === '0') return 0
  throw new RangeError(
    '0: a recording would contain the address of the page, and so the key (docs/operating.md, "Report visits")',
  )
}

/** Visible ASCII, which is safe in a header and a `<meta>` tag. */
export function plainText(value: string): string {
  if (/^[\x21-\x7e]{1,500}$/.test(value)) return value
  throw new RangeError('1 to 500 visible ASCII characters without spaces')
}

/** The user name of basic authentication; a colon would end it early (RFC 7617, section 2). */
export function userName(value: string): string {
  if (isPrintable(value) && !value.includes(':')) return value
  throw new RangeError('printable text without a colon')
}

export function password(value: string): string {
  if (isPrintable(value)) return value
  throw new RangeError('printable text')
}

/** The proxies to trust: how many are in front of the server, or their IP addresses. */
export function proxies(value: string): number | BlockList {
  if (value === 'false') return 0
  if (value === 'true') return 1
  if (/^(?:10|\d)$/.test(value)) return Number(value)
  const list = new BlockList()
  if (value.split(',').every((each) => addNetwork(list, each.trim()))) return list
  throw new RangeError(
    'the addresses or networks of the proxies, such as 10.0.0.0/8,fd00::1, or their number from 0 to 10, or true (one) or false (none)',
  )
}

/** Adds an address, or a network with its prefix length; returns false when the text is neither. */
function addNetwork(list: BlockList, text: string): boolean {
  const [, ip = '', prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const bits = isIPv4(ip) ? 32 : 128
  if (isIP(ip) === 0 || Number(prefix ?? bits) > bits) return false
  list.addSubnet(ip, Number(prefix ?? bits), bits === 32 ? 'ipv4' : 'ipv6')
  return true
}

/** Host names of the pages, without ports. */
export function hostNames(value: string): string[] {
  const names = value.split(',').map((name) => hostName(name.trim()))
  if (names.every((name) => name !== undefined)) return names
  throw new RangeError('host names separated by commas, such as pages.example,www.pages.example')
}

/** An IP address or host name of this machine. */
export function hostToListenOn(value: string): string {
  if (isIP(value) !== 0 || /^[a-z\d.-]+$/i.test(value)) return value
  throw new RangeError('an IP address or a host name of this machine')
}

/** The URL of a Redis or Valkey; `rediss:` means over TLS. */
export function redisUrl(value: string): string {
  const url = URL.parse(value)
  if (url && /^rediss?:/.test(url.protocol) && url.hostname) return value
  throw new RangeError('an address such as redis://store.example:6379')
}

export function anyText(value: string): string {
  return value
}

function isPrintable(value: string): boolean {
  return !/\p{Cc}/u.test(value)
}
