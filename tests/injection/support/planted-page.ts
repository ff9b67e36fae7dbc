import { startBackend, type Backend } from '#tests/server/support/backends.ts'
import { armed, nameOf, PAYLOADS } from '#tests/injection/payloads/payloads.ts'
import { escapeText } from '#server/document.ts'

/** A way in which a careless page writes a text, as HTML without any protection. */
const CONTEXTS = {
  element: (text: string) => text,
  'element, written again': (text: string) =>
    `<div id=a hidden></div><div id=b></div><script>a.innerHTML = ${inScript(text)}; b.innerHTML = a.innerHTML</script>`,
  'attribute in double quotes': (text: string) => `<input value="${text}">`,
  'attribute in single quotes': (text: string) => `<input value='${text}'>`,
  'attribute without quotes': (text: string) => `<input value=${text}>`,
  comment: (text: string) => `<!--${text}-->`,
  'address of a link': (text: string) => `<a id=a href="${escapeText(text)}">x</a><script>a.click()</script>`,
  'address of a frame': (text: string) => `<iframe src="${escapeText(text)}"></iframe>`,
  'style of an element': (text: string) => `<style>#l{display:list-item}</style><p style="${escapeText(text)}">x</p>`,
  'style sheet': (text: string) => `<style>${text}</style><p class=x>x</p>`,
  'rule of a style sheet': (text: string) => `<style>p{color:${text}}</style><p>x</p>`,
  'script, in double quotes': (text: string) => `<script>var text = "${text}"</script>`,
  'script, in single quotes': (text: string) => `<script>var text = '${text}'</script>`,
  'script, in back quotes': (text: string) => `<script>var text = \`${text}\`</script>`,
  'script, in a comment': (text: string) => `<script>/* ${text} */</script>`,
  'look-up by name': (text: string, name: string) =>
    `<script>const own = {}; if (own[${inScript(text)}] !== undefined) canary('${name}')</script>`,
  'named element': (text: string) =>
    `${text}<script>const own = globalThis.config; if (own) fetch(own.href || own.action || own.src || own.data || own[0].href).catch(() => {})</script>`,
} as const

type Context = keyof typeof CONTEXTS | 'header of the answer'

const ELEMENT: readonly Context[] = ['element', 'element, written again']
const STRINGS: readonly Context[] = [
  'script, in double quotes',
  'script, in single quotes',
  'script, in back quotes',
  'script, in a comment',
  'element',
]
const ATTRIBUTES: readonly Context[] = [
  'attribute in double quotes',
  'attribute in single quotes',
  'attribute without quotes',
]

/** Where the payloads of a class are looked at. */
const CONTEXTS_OF: Readonly<Record<string, readonly Context[]>> = {
  'script elements': ELEMENT,
  'event handlers': ELEMENT,
  SVG: ELEMENT,
  MathML: ELEMENT,
  'javascript: addresses': ['address of a link', 'address of a frame'],
  'data: and vbscript: addresses': ['address of a frame', 'address of a link'],
  'fetching attributes': [...ELEMENT, 'attribute in double quotes', 'attribute in single quotes'],
  'meta and base': [...ELEMENT, 'attribute in double quotes'],
  'templates and mutation': ELEMENT,
  'attribute breakouts': ATTRIBUTES,
  'script breakouts': STRINGS,
  comments: ['comment', 'attribute in double quotes'],
  'header splitting': ['header of the answer'],
  styles: ['style of an element', 'style sheet', 'rule of a style sheet', 'element', 'attribute in double quotes'],
  'odd characters': ELEMENT,
  placeholders: STRINGS,
  'inherited names': ['look-up by name'],
  polyglots: [...ELEMENT, ...ATTRIBUTES, ...STRINGS, 'address of a link'],
  'DOM clobbering': ['named element'],
}

/**
 * Serves pages that protect nothing: `/?payload=N` has a frame for each context of a payload's class, which tells its
 * name with place 0. No policy, and every text as it is.
 */
export async function startPlantedPages(): Promise<Backend> {
  return startBackend((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://any')
    const payload = PAYLOADS[Number(searchParams.get('payload'))]
    const context = searchParams.get('context') as Context | null
    if (!payload || pathname !== '/') return void response.writeHead(404).end()
    const name = nameOf(payload, 0)
    const text = armed(payload, name)
    if (context === 'header of the answer') {
      // Node itself refuses such a header.
      request.socket.end(`HTTP/1.1 200 OK\r\nConnection: close\r\nX-Text: ${text}\r\n\r\n`)
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html>\n<body>${context ? CONTEXTS[context](text, name) : framesFor(payload.index, payload.kind)}`,
    )
  })
}

function framesFor(index: number, kind: string): string {
  return (CONTEXTS_OF[kind] ?? [])
    .map((context) => `<iframe src="/?payload=${index}&amp;context=${encodeURIComponent(context)}"></iframe>`)
    .join('\n')
}

function inScript(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
}
