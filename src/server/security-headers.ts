/** An inline block that is allowed: by its content, or in development by a nonce. */
export type InlineSource = `'sha256-${string}'` | `'nonce-${string}'`

type Policy = Readonly<Record<string, readonly string[]>>

export type InlineSources = { scripts: readonly InlineSource[]; styles: readonly InlineSource[] }

/** For everything that is not the document: a file or an answer that is opened by itself may do nothing at all. */
const NOTHING: Policy = {
  'default-src': ["'none'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Denied to the pages and to every frame: they use none of it (a file input opens the camera by itself). */
const DENIED_FEATURES =
  `accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope
  hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`.split(/\s+/)

/**
 * The document's policy. Logos come from resellers' own hosts, hence `https:` for images and for nothing else.
 * @param inline the inline blocks that the build left in the document
 * @param monitoringEndpoint address that the pages report faults to, when the operator set one
 */
export function documentPolicy(inline: InlineSources, monitoringEndpoint?: string): string {
  const reportTo = monitoringEndpoint === undefined ? [] : [new URL(monitoringEndpoint).origin]
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...reportTo],
    'form-action': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy': policyText(NOTHING),
  // A key stands in the address, so the address goes nowhere.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // What is no document asks for no permission; the whole list would be half of a small file's weight on the wire.
  'permissions-policy': permissions(['camera', 'geolocation', 'microphone']),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * Headers of every answer; the document's own policy replaces the closed one.
 * @param isHttps whether the browser came by https; only then is `Strict-Transport-Security` heeded
 */
function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? { ...ALWAYS, 'strict-transport-security': 'max-age=31536000' } : ALWAYS
}

/**
 * The documents that previews of messages are shown in, by their path, with what images they may have. Inline style is
 * what mails consist of; nothing in there can run, be sent or lead anywhere. The pages alone may frame them.
 */
const FRAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['/preview-frame.html', ['data:']],
  ['/preview-frame-images.html', ['data:', 'https:']],
])

/**
 * Headers of a document that previews are shown in.
 * @returns undefined for every other path
 */
export function frameHeaders(path: string | undefined, isHttps: boolean): Readonly<Record<string, string>> | undefined {
  const images = FRAMES.get(path ?? '')
  if (!images) return undefined
  const policy = policyText({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': images,
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
  return {
    ...securityHeaders(isHttps),
    'content-security-policy': policy,
    'permissions-policy': DOCUMENT_PERMISSIONS,
    'x-frame-options': 'SAMEORIGIN',
  }
}

/** What means something for a document only; on the scripts of a page it would be dead weight on the wire. */
const OF_DOCUMENTS = new Set([
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'x-robots-tag',
])

/** Headers of the hashed files that a page consists of. */
function assetHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(securityHeaders(isHttps)).filter(([name]) => !OF_DOCUMENTS.has(name)))
}

/** The document's permissions: none. */
export const DOCUMENT_PERMISSIONS = permissions(DENIED_FEATURES)

function permissions(denied: readonly string[]): string {
  return denied.map((feature) => `${feature}=()`).join(', ')
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** Headers of an answer by the path that was asked for, whoever answers. The document adds its own policy. */
export function headersOf(path: string | undefined, isHttps: boolean): Readonly<Record<string, string>> {
  return (
    frameHeaders(path, isHttps) ?? (path?.startsWith('/assets/') ? assetHeaders(isHttps) : securityHeaders(isHttps))
  )
}
