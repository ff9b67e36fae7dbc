import { domainToASCII } from 'node:url'

/** Returns whether two names are the same domain: in Unicode or in ASCII form, in upper or lower case. */
export function isSameDomain(one: string, other: string): boolean {
  return one === other || (domainToASCII(one) !== '' && domainToASCII(one) === domainToASCII(other))
}
