/**
 * What kind of call it is, and what kind of page tells what became of it. `item`: what a link is about is read. `sparse item`: such an item, which may lack every field. `list` and
 * `rows`: a list of TLDs, and its rows. `sample`: the item of a test page, or a message to preview. `beside`: a read that the
 * page can do without. `registrar`: a brand that the reseller's stands in for. `suggestions`: what a search may be completed
 * to. `way to the list`: what a link to the list of TLDs needs. `cleared decision`: a decision whose data is cleared on an
 * error. The others are named like what is sent or fetched.
 */
export type Kind =
  | 'item'
  | 'sparse item'
  | 'list'
  | 'rows'
  | 'sample'
  | 'beside'
  | 'registrar'
  | 'configuration'
  | 'suggestions'
  | 'way to the list'
  | 'download'
  | 'decision'
  | 'cleared decision'
  | 'correction'
  | 'preferences'
  | 'request'
  | 'upload'

/**
 * How a visitor gets from the state that a fault has left to the one that was wanted, once the backend works again.
 * `there`: it is there already. `again`: by the button Try again. `press`: by pressing what was pressed. `again, press`: by
 * both. `enter, press`: by entering something else and pressing. `letter`: by a text to send to the provider; the link itself
 * leads nowhere until somebody mends it. `link`: by opening the link once more. `close`: by closing the message, as the page
 * is as useful as before. `reload`: by the button for that.
 */
export type WayOut =
  | 'there'
  | 'again'
  | 'press'
  | 'again, press'
  | 'enter, press'
  | 'letter'
  | 'link'
  | 'close'
  | 'reload'

/** A state of a page in words of `src/i18n/locales/`. A key `*` is that of the page without an item, `*.` its namespace. */
export type State = {
  /** Key of the page's heading; the one that it has anyway when left out. */
  heading?: string
  /** Key of what is told about the call, besides; or keys, of which one is. */
  told?: string | readonly string[]
  wayOut: WayOut
  /** Writes that reach the backend in all, with those of the way out; 0 for reads. */
  writes: 0 | 1 | 2
}
