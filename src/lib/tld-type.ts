import { readDomain } from './domain-name.ts'

/** Whose rules apply to a domain: ICANN's (generic) or the registry's (country code). */
export type TldType = 'gtld' | 'cctld' | 'unknown'

/** The IDN ccTLDs without `xn--`, from IANA's root zone. All other ccTLDs have two letters, which no gTLD has. */
const IDN_CCTLDS = new Set(
  (
    '2scrj9c 3e0b707e 3hcrj9c 45br5cyl 45brj9c 4dbrk0ce 54b7fta0cc 80ao21a 90a3ac 90ae 90ais clchc0ea0b2g2a9gcd ' +
    'd1alf e1a4c fiqs8s fiqz9s fpcrj9c3d fzc2c9e2c gecrj9c h2breg3eve h2brj9c h2brj9c8c j1amh j6w193g kprw13d ' +
    'kpry57d l1acc lgbbat1ad8j mgb9awbf mgba3a4f16a mgbaam7a8h mgbah1a3hjkrd mgbai9azgqp6j mgbayh7gpa mgbbh1a ' +
    'mgbbh1a71e mgbc0a9azcg mgbcpq6gpa1a mgberp4a5d4ar mgbgu82a mgbpl2fh mgbtx2b mgbx4cd0ab mix891f node o3cw4h ' +
    'ogbpf8fl p1ai pgbs0dh q7ce6a qxa6a qxam rvc1e0am3e s9brj9c wgbh1c wgbl6a xkc2al3hye2a xkc2dl3a5ee0h y9a3aq ' +
    'yfro4i67o ygbi2ammx'
  ).split(' '),
)

/** Returns the last label of a domain in Unicode; undefined if no label precedes it. */
export function tldOf(domain: string | undefined): string | undefined {
  return /[^.\s]\.([^.\s]+)\.?$/.exec(readDomain(domain ?? '').unicode)?.[1]
}

/** Returns the type of a domain's TLD. `.co.uk` has the type of `.uk`. */
export function tldTypeOf(domain: string | undefined): TldType {
  const tld = tldOf(domain)
  if (tld === undefined) return 'unknown'
  const { ascii = tld } = readDomain(tld)
  if (/^[a-z]{2}$/.test(ascii) || IDN_CCTLDS.has(ascii.replace(/^xn--/, ''))) return 'cctld'
  return /^[a-z][a-z0-9-]+$/.test(ascii) ? 'gtld' : 'unknown'
}
