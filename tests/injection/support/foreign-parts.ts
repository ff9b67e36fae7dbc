import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** The parts of an element that can have an effect. */
export type ElementInfo = {
  name: string
  attributes: (readonly [name: string, value: string])[]
  /** The text of a script or a style; empty for other elements. */
  text: string
  /** Whether it is in the frame of a message preview. */
  isInFrame: boolean
}

/** The elements of a document as a browser parses it, with and without scripting. */
export function elementsOf(html: string): ElementInfo[] {
  return [true, false].flatMap((scriptingEnabled) => [...walk(parse(html, { scriptingEnabled }))])
}

function* walk(node: Tree.Node): Generator<ElementInfo> {
  if ('tagName' in node) {
    const attributes = node.attrs.map(
      ({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value] as const,
    )
    const texts = node.childNodes.map((child) => ('value' in child ? child.value : ''))
    const text = /^(script|style)$/.test(node.tagName) ? texts.join('') : ''
    yield { name: node.tagName, attributes, text, isInFrame: false }
  }
  if ('content' in node) yield* walk(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

/** The elements of the documents that a page shows. Runs in the browser. */
export function liveElements(): ElementInfo[] {
  const elementsIn = (root: Document, isInFrame: boolean): ElementInfo[] =>
    Array.from(root.querySelectorAll('*'), (element) => ({
      name: element.localName,
      attributes: Array.from(element.attributes, ({ name, value }) => [name, value] as const),
      text: /^(script|style)$/.test(element.localName) ? (element.textContent ?? '') : '',
      isInFrame,
    }))
  const frames = Array.from(document.querySelectorAll('iframe'), ({ contentDocument }) => contentDocument)
  return [...elementsIn(document, false), ...frames.flatMap((frame) => (frame ? elementsIn(frame, true) : []))]
}

/** Elements that the pages may contain. */
const PAGE_ELEMENTS = new Set(
  (
    'html head meta title link style script body noscript header main footer nav section article aside div p span a b ' +
    'strong em i small sub sup bdi bdo br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td ' +
    'form fieldset legend label input select option optgroup textarea button output details summary dialog img svg path ' +
    'circle rect line polyline polygon g time data mark code pre kbd q blockquote cite abbr wbr iframe figure figcaption ' +
    'progress meter col colgroup datalist ruby rt rp del ins dfn var samp address s u search hgroup menu'
  ).split(' '),
)

/** Elements that the frames of previews must not contain. */
const FORBIDDEN_IN_FRAMES = new Set(
  'base object embed applet frame frameset marquee template slot animate set use foreignobject'.split(' '),
)

const URL_ATTRIBUTES = new Set(
  'href src action formaction data poster background cite xlink:href longdesc manifest codebase'.split(' '),
)
/** Attributes that fetch, run or allow something, which no page uses. */
const FOREIGN_ATTRIBUTES = new Set(
  'ping srcdoc srcset imagesrcset formaction manifest lowsrc dynsrc nonce is'.split(' '),
)

/**
 * Finds parts of a document that run, fetch or link to something and are not ours, whether or not the CSP would stop
 * them.
 *
 * @param origin of the pages
 * @param builtElements elements of the built document, whose scripts and styles are allowed
 * @returns a line for each element and reason why it is not ours
 */
export function foreignParts(
  elements: readonly ElementInfo[],
  origin: string,
  builtElements: readonly ElementInfo[],
): string[] {
  const known = new Set(builtElements.map(({ name, text }) => `${name} ${text}`))
  return elements.flatMap((element) => {
    const reasons = reasonsAgainst(element, origin, known)
    return reasons.map(
      (reason) => `${reason}: <${element.name} ${element.attributes.map((pair) => pair.join('=')).join(' ')}>`,
    )
  })
}

function reasonsAgainst(element: ElementInfo, origin: string, known: ReadonlySet<string>): string[] {
  const { name, attributes, text, isInFrame } = element
  const valueOf = (attribute: string) => attributes.find(([each]) => each === attribute)?.[1]
  const reasons: string[] = []
  if (isInFrame ? FORBIDDEN_IN_FRAMES.has(name) : !PAGE_ELEMENTS.has(name)) reasons.push('an element that is not ours')
  if (name === 'script' && !isOwnScript(element, known)) reasons.push('a script')
  if (name === 'style' && !isInFrame && !known.has(`style ${text}`)) reasons.push('a style')
  if (name === 'meta' && valueOf('http-equiv') !== undefined && !isInFrame) reasons.push('a meta tag with an effect')
  if (name === 'iframe' && !/^\/preview-frame(-images)?\.html$/.test(valueOf('src') ?? '')) reasons.push('a frame')
  // A preloaded image is checked by its address, like a displayed image.
  const isImagePreload = valueOf('rel') === 'preload' && valueOf('as') === 'image'
  if (name === 'link' && !isImagePreload && !/^(modulepreload|icon|stylesheet)$/.test(valueOf('rel') ?? ''))
    reasons.push('a link that fetches')
  for (const [attribute, content] of attributes) {
    if (attribute.startsWith('on')) reasons.push('a handler')
    if (FOREIGN_ATTRIBUTES.has(attribute)) reasons.push(`an attribute ${attribute}`)
    if (URL_ATTRIBUTES.has(attribute) && !isAllowed(element, content, origin)) reasons.push('an address')
    if (attribute === 'style' && !isInFrame && /url|image|expression|@|</i.test(content))
      reasons.push('a style that fetches')
  }
  return reasons
}

/** Whether a script belongs to the product: a file by its path, a data block by its id, any other script by its text. */
function isOwnScript({ attributes, text }: ElementInfo, known: ReadonlySet<string>): boolean {
  const { src, type, id } = Object.fromEntries(attributes) as Partial<Record<string, string>>
  if (src !== undefined) return /^\/assets\/[\w-]+\.js$/.test(src)
  if (type === 'application/json') return /^(responses|first-view|chunk-guard-texts)$/.test(id ?? '')
  return known.has(`script ${text}`)
}

/** Links may use http(s), mailto, tel and blob; images may use https and data; other files must be from our own server. */
function isAllowed({ name, attributes }: ElementInfo, address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return name === 'a' || name === 'img'
  const url = new URL(address, origin)
  if (url.origin === origin) return true
  // The data copy of a test page is saved, never opened.
  const isSaved = name === 'a' && attributes.some(([attribute]) => attribute === 'download')
  if (isSaved && address.startsWith('data:text/csv,')) return true
  if (name === 'a' || name === 'area') return /^(https?|mailto|tel|blob):$/.test(url.protocol)
  const isImage = name === 'img' || name === 'link'
  return isImage && (url.protocol === 'https:' || /^data:(image\/|,$)/.test(address))
}
