/** Allows an inline block: by the hash of its content, or in development by a nonce. */
export type InlineSource = `'sha256-${string}'` | `'nonce-${string}'`

type Policy = Readonly<Record<string, readonly string[]>>

export type InlineSources = { scripts: readonly InlineSource[]; styles: readonly InlineSource[] }

/** Trusted Types: only the named policies may turn a string into HTML, a script or the URL of a script. */
const trustedTypes = (policies: string) => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [policies],
})

/** The default policy: a file or response that is opened directly may do nothing. */
const DENY_ALL: Policy = {
  'default-src': ["'none'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The policy of a page that explains an error: it allows only the page's own style. */
export function errorPagePolicy(style: InlineSource): string {
  return policyText({ ...DENY_ALL, 'style-src': [style] })
}

/** Denied to the pages and to every frame: they use none of these (a file input needs no permission for the camera). */
const DENIED_FEATURES =
  `accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope
  hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`.split(/\s+/)

/**
 * The document's policy. Logos come from resellers' own hosts, so images, and only images, may come from any `https:` origin.
 * @param inline the inline blocks that the build left in the document
 * @param monitoringEndpoint URL that the pages report errors to, if the operator set one
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

export const DOCUMENT_PERMISSIONS = permissions(DENIED_FEATURES)

/** Sent with scripts, styles and images, where the other headers have no effect. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sent with everything else; a document overrides Content-Security-Policy and Permissions-Policy (`Document.headers`). */
const DEFAULT_HEADERS = {
  'content-security-policy': policyText(DENY_ALL),
  // The URL of a page may contain a key.
  'referrer-policy': 'no-referrer',
  // Only a document requests permissions; the whole list would be half the size of a small response.
  'permissions-policy': permissions(['camera', 'geolocation', 'microphone']),
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  ...FILE_HEADERS,
}

/**
 * Headers of the frames of message previews, by path. Emails need inline styles; nothing in a frame can run, be submitted
 * or navigate. Only the pages may frame them. The message is the only string that is parsed as HTML, by the frame's own
 * DOMParser, so only the frames have a Trusted Types policy (src/features/message-preview/template-copy.ts).
 */
const FRAME_HEADERS: ReadonlyMap<string, Headers> = new Map([
  ['/preview-frame.html', frameHeaders(['data:'])],
  ['/preview-frame-images.html', frameHeaders(['data:', 'https:'])],
])

type Headers = Readonly<Record<string, string>>

function frameHeaders(images: readonly string[]): Headers {
  return {
    ...DEFAULT_HEADERS,
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
 * @param isHttps whether the browser used https; only then may `Strict-Transport-Security` be sent (RFC 6797, 7.2)
 */
export function headersOf(path: string | undefined, isHttps: boolean): Headers {
  const headers = (path && FRAME_HEADERS.get(path)) || (path?.startsWith('/assets/') ? FILE_HEADERS : DEFAULT_HEADERS)
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
