const words = (text: string) => new Set(text.split(' '))

export const KEPT = words(
  'a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn ' +
    'dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p ' +
    'pre q rp rt ruby s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr',
)

/** Elements that are replaced by their content, which may be text. */
export const UNWRAPPED = words('button form label fieldset legend picture noscript details summary')

/** Elements that no message needs, by their names in the list of omissions. */
const LEFT_OUT = {
  scripts: words('script'),
  frames: words('iframe frame frameset object embed applet'),
  fields: words('input select textarea datalist form'),
  media: words('video audio canvas'),
  drawings: words('svg math'),
  addresses: words('link meta'),
} as const

/** Kinds of what is left out of a preview; `styles` are imports and fonts, `handlers` are attributes that run. */
export type LeftOut = keyof typeof LEFT_OUT | 'handlers' | 'styles'

/** The kind under which an element counts as left out; nothing for one that is just unknown. */
export function leftOutAs(name: string): LeftOut | undefined {
  const kinds = Object.keys(LEFT_OUT) as (keyof typeof LEFT_OUT)[]
  return kinds.find((kind) => LEFT_OUT[kind].has(name))
}

/** Attributes that only say how something looks or is read. */
export const KEPT_ATTRIBUTES = words(
  'abbr align alt axis bgcolor border cellpadding cellspacing char charoff class color cols colspan compact datetime ' +
    'dir face frame headers height hspace id lang noshade nowrap role rowspan rules scope size span start summary title ' +
    'type valign value vspace width',
)
