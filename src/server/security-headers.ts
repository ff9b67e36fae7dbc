/** An inline block that is allowed: by its content, or in development by a nonce. */
export type InlineSource = `'sha256-${string}'` | `'nonce-${string}'`

type Policy = Readonly<Record<string, readonly string[]>>

export type InlineSources = { scripts: readonly InlineSource[]; styles: readonly InlineSource[] }

/**
 * Trusted Types: no text becomes HTML, script or the address of a script, but through the policies that are named. Browsers
 * that do not know the directives pass over them.
 */
const trustedTypes = (policies: string) => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [policies],
})

/** For everything that is not the document: a file or an answer that is opened by itself may do nothing at all. */
const NOTHING: Policy = {
  'default-src': ["'none'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The policy of a page that explains an error: nothing but its own style. */
export function errorPagePolicy(style: InlineSource): string {
  return policyText({ ...NOTHING, 'style-src': [style] })
}

/** Denied to the pages and to every frame: they use none of it (a file input opens the camera by itself). */
const DENIED_FEATURES =
  `accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope
  hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`.split(/\s+/)

/**
 * The document's policy. Logos come from resellers' own hosts, so images, and only images, may come from any `https:` origin.
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
    ...trustedTypes("'none'"),
  })
}

/** The document's permissions: none. */
export const DOCUMENT_PERMISSIONS = permissions(DENIED_FEATURES)

/** For scripts, styles and images, where the other headers mean nothing. */
const OF_FILES = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Of everything else; the document adds its own policy. */
const OF_ANSWERS = {
  'content-security-policy': policyText(NOTHING),
  // The address holds a key.
  'referrer-policy': 'no-referrer',
  // Only a document asks for permissions; the whole list would be half of a small answer's weight.
  'permissions-policy': permissions(['camera', 'geolocation', 'microphone']),
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  ...OF_FILES,
}

/**
 * The documents that previews of messages are shown in, by their path, with what images they may have. Inline style is
 * what mails consist of; nothing in there can run, be sent or lead anywhere. The pages alone may frame them. They read a
 * message's HTML with the parser of its frame, and that is the only place where a text becomes HTML: it has the one policy
 * of Trusted Types (src/features/message-preview/read-template.ts).
 */
const FRAMES: ReadonlyMap<string, Headers> = new Map([
  ['/preview-frame.html', frameHeaders(['data:'])],
  ['/preview-frame-images.html', frameHeaders(['data:', 'https:'])],
])

type Headers = Readonly<Record<string, string>>

function frameHeaders(images: readonly string[]): Headers {
  return {
    ...OF_ANSWERS,
    'content-security-policy': policyText({
      'default-src': ["'none'"],
      'style-src': ["'unsafe-inline'"],
      'img-src': images,
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      ...trustedTypes('message-preview'),
    }),
    'permissions-policy': DOCUMENT_PERMISSIONS,
    'x-frame-options': 'SAMEORIGIN',
  }
}

/**
 * Returns the security headers of the response for a path.
 * @param isHttps whether the browser came by https; only then may `Strict-Transport-Security` be sent (RFC 6797, 7.2)
 */
export function headersOf(path: string | undefined, isHttps: boolean): Headers {
  const headers = (path && FRAMES.get(path)) || (path?.startsWith('/assets/') ? OF_FILES : OF_ANSWERS)
  return isHttps ? { ...headers, 'strict-transport-security': 'max-age=31536000' } : headers
}

function permissions(denied: readonly string[]): string {
  return denied.map((feature) => `${feature}=()`).join(', ')
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
