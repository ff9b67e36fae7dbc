import { parseUrl } from './parse-url.ts'

/** Returns an absolute `http:` or `https:` URL; anything else is undefined. */
export function readWebLink(value: unknown): string | undefined {
  const url = typeof value === 'string' ? parseUrl(value.trim()) : undefined
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined
}

/**
 * Returns the URL of an image: `https:`, `data:image/…`, or bare base64. `http:` is upgraded, because the content
 * security policy forbids it.
 */
export function readImageSource(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^data:image\/[\w.+-]+[;,]/i.test(text)) return text
  const link = readWebLink(text)
  if (link) return link.replace(/^http:/, 'https:')
  if (text.length < 32 || !/^[A-Za-z0-9+/\s]+={0,2}$/.test(text)) return undefined
  const type = BASE64_STARTS.find(([start]) => text.startsWith(start))?.[1]
  return type ? `data:image/${type};base64,${text.replaceAll(/\s/g, '')}` : undefined
}

/** The first bytes of each image format, in base64. */
const BASE64_STARTS = [
  ['iVBORw0KGgo', 'png'],
  ['/9j/', 'jpeg'],
  ['R0lGOD', 'gif'],
  ['UklGR', 'webp'],
  ['PHN2Zy', 'svg+xml'],
  ['PD94bWwg', 'svg+xml'],
] as const
