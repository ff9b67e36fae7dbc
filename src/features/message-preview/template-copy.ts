import { readWebLink } from '#lib/links.ts'
import { sanitizeSheet, sanitizeStyle, type ImagePolicy } from './template-css.ts'

const wordSet = (text: string) => new Set(text.split(' '))

const ALLOWED_ELEMENTS = wordSet(
  'a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn ' +
    'dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p ' +
    'pre q rp rt ruby s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr',
)

/** Elements that are reported as omitted, by kind. All but `form` are omitted with their content. */
const OMITTED = {
  scripts: wordSet('script'),
  frames: wordSet('iframe frame frameset object embed applet'),
  fields: wordSet('input select textarea datalist form'),
  media: wordSet('video audio canvas'),
  drawings: wordSet('svg math'),
  addresses: wordSet('link meta'),
} as const

/** Kinds of omissions. `styles` are imports and fonts, `handlers` are event handler attributes. */
type OmissionKind = keyof typeof OMITTED | 'handlers' | 'styles'

/** Returns the kind of an omitted element, or undefined for other elements. */
function omittedKind(name: string): OmissionKind | undefined {
  const kinds = Object.keys(OMITTED) as (keyof typeof OMITTED)[]
  return kinds.find((kind) => OMITTED[kind].has(name))
}

/** Attributes without side effects. */
const ALLOWED_ATTRIBUTES = wordSet(
  'abbr align alt axis bgcolor border cellpadding cellspacing char charoff class color cols colspan compact datetime ' +
    'dir face frame headers height hspace id lang noshade nowrap role rowspan rules scope size span start summary title ' +
    'type valign value vspace width',
)

export type TemplateReport = {
  omissions: Partial<Record<OmissionKind, number>>
  /** Number of external images, displayed or not. */
  remoteImages: number
  links: { text: string; address: string }[]
}

const MAX_LINKS = 200

/**
 * Copies the allowed elements of a template into the document of a frame, so that no code runs. Without `withImages`,
 * nothing is fetched. Yields at each node, so that the caller can interrupt the copying of a large template.
 */
export function* copyTemplate(html: string, target: Document, withImages: boolean): Generator<void, TemplateReport> {
  const source = readTemplate(html, target)
  const report: TemplateReport = { omissions: {}, remoteImages: 0, links: [] }
  const countOmission = (kind: OmissionKind) => (report.omissions[kind] = (report.omissions[kind] ?? 0) + 1)
  const images: ImagePolicy = {
    urlFor: (address) => {
      const link = readWebLink(address)
      if (!link) return undefined
      report.remoteImages += 1
      return withImages ? link.replace(/^http:/, 'https:') : undefined
    },
  }

  function copyAttributes(from: Element, to: Element): void {
    for (const { name, value } of from.attributes) {
      if (ALLOWED_ATTRIBUTES.has(name) || /^aria-[a-z]+$/.test(name)) to.setAttribute(name, value)
      else if (/^(x-)?on[a-z]/.test(name)) countOmission('handlers')
    }
    const style = from.getAttribute('style')
    if (style) to.setAttribute('style', sanitizeStyle(style, images))
    const background = from.getAttribute('background')
    const backgroundUrl = background && imageSource(background)
    if (backgroundUrl) to.setAttribute('background', backgroundUrl)
  }
  function imageSource(value: string): string | undefined {
    const address = value.trim()
    return /^data:image\//i.test(address) ? address : images.urlFor(address)
  }
  function copyImage(from: Element, to: Element): void {
    const imageUrl = imageSource(from.getAttribute('src') ?? '')
    to.setAttribute('referrerpolicy', 'no-referrer')
    if (imageUrl) to.setAttribute('src', imageUrl)
    else to.setAttribute('data-left-out', '')
  }
  function copyLink(from: Element, to: Element): void {
    const value = from.getAttribute('href')?.trim()
    if (!value) return
    const address = readWebLink(value) ?? (/^mailto:/i.test(value) ? value : undefined)
    if (!address) return void countOmission('addresses')
    to.setAttribute('data-address', address)
    to.setAttribute('title', address)
    if (report.links.length < MAX_LINKS) report.links.push({ text: from.textContent.trim(), address })
  }
  function copySheet(from: Element): void {
    const style = target.createElement('style')
    const media = from.getAttribute('media')
    if (media) style.setAttribute('media', media)
    style.textContent = sanitizeSheet(from.textContent, images, () => countOmission('styles'))
    target.head.append(style)
  }
  function* copyChildren(from: Node, to: Element): Generator<void> {
    for (let child = from.firstChild; child; child = child.nextSibling) {
      yield
      if (child.nodeType === Node.TEXT_NODE) to.append(child.nodeValue ?? '')
      if (!isElement(child)) continue
      const name = child.localName
      const kind = omittedKind(name)
      if (kind) countOmission(kind)
      if (name === 'style') copySheet(child)
      else if (ALLOWED_ELEMENTS.has(name)) {
        const copy = target.createElement(name)
        copyAttributes(child, copy)
        if (name === 'img') copyImage(child, copy)
        if (name === 'a') copyLink(child, copy)
        to.append(copy)
        yield* copyChildren(child, copy)
      } else if (name === 'form' || !kind) yield* copyChildren(child, to)
    }
  }

  copyAttributes(source.documentElement, target.documentElement)
  copyAttributes(source.body, target.body)
  for (const child of source.head.children) {
    const kind = omittedKind(child.localName)
    if (child.localName === 'style') copySheet(child)
    else if (kind && !isPlainMeta(child)) countOmission(kind)
  }
  yield* copyChildren(source.body, target.body)
  return report
}

/** `instanceof` would fail, because each document has its own classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}

/** Returns whether an element is a `<meta>` without `http-equiv`, whose omission need not be reported. */
function isPlainMeta(element: Element): boolean {
  return element.localName === 'meta' && !element.hasAttribute('http-equiv')
}

/** The Trusted Types policy that the frames' headers allow (src/server/security-headers.ts). */
const POLICY = 'message-preview'

type TrustedTypePolicy = { createHTML: (text: string) => string }

/** A part of Trusted Types, which TypeScript's DOM types lack. */
type TrustedTypes = {
  /** Throws if the policy is forbidden or already exists. */
  createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy
}

/**
 * Parses HTML with the Trusted Types policy of its frame. The policy of the page would reject the HTML and report inline
 * styles.
 *
 * @param frame a document in which no template has been parsed yet
 */
function readTemplate(html: string, frame: Document): Document {
  const { DOMParser: Parser, trustedTypes } = (frame.defaultView ?? globalThis) as typeof globalThis & {
    trustedTypes?: TrustedTypes
  }
  const policy = trustedTypes?.createPolicy(POLICY, { createHTML: renameBlocked }) ?? {
    createHTML: renameBlocked,
  }
  return new Parser().parseFromString(policy.createHTML(html), 'text/html')
}

/** Renames `<base>` and event handler attributes, which browsers would block with a console message. */
function renameBlocked(html: string): string {
  return html
    .replaceAll(/<base\b/gi, '<meta http-equiv="x-base"')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/(?<=[\s/"'])(?=on[a-z]+\s*=)/gi, 'x-'))
}
