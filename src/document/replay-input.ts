type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** An element by its place among those of its kind: hydration may have replaced it, as after a mismatch. */
type Place<T extends Element> = { element: T; kind: string; index: number }
/** A control's latest value, whether it is checked if it is a box, and the position of the caret if it has one. */
type Change = { place: Place<Control>; value: string | boolean; caret: number | null }

/**
 * Replays what was entered before hydration, at the event `pages:hydrated`: values, checks, opened disclosures, failed
 * images and the last click on a button, in this order. A click is replayed once and by a script, so that it makes no
 * decision (forms/trusted-press.ts).
 * @param notReady shown when a button is clicked
 */
export function replayInput(notReady: string): void {
  const changes = new Map<Control, Change>()
  const toggled = new Map<HTMLDetailsElement, Place<HTMLDetailsElement>>()
  const broken = new Set<HTMLImageElement>()
  let clicked: Place<HTMLButtonElement> | undefined
  // Present before its text: not every screen reader announces a live region that is inserted with one.
  const notice = document.createElement('div')
  notice.role = 'status'
  notice.className = 'not-ready'
  document.body.append(notice)

  const listening = new AbortController()
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: listening.signal })
  const remember = (control: Control) => {
    // Moves the control to the end: changes are replayed in the order of the last one.
    changes.delete(control)
    const caret = control instanceof HTMLSelectElement ? null : control.selectionStart
    const value = isBox(control) ? control.checked : control.value
    changes.set(control, { place: placeOf(control, 'input, textarea, select'), value, caret })
  }
  // The first event of each change: React may hydrate a part of the page because of it, and so undo it before the next.
  listen('input', ({ target }) => isBox(target as Control) || remember(target as Control))
  listen('error', ({ target }) => target instanceof HTMLImageElement && broken.add(target))
  listen('toggle', ({ target }) => {
    if (target instanceof HTMLDetailsElement) toggled.set(target, placeOf(target, 'details'))
  })
  listen('click', (event) => {
    if (isBox(event.target as Control)) remember(event.target as Control)
    // Buttons outside the root are the document's own.
    const button = (event.target as Element).closest<HTMLButtonElement>('#root button')
    if (!button) return
    clicked = placeOf(button, 'button')
    notice.textContent = notReady
    // Parts of the page may be hydrated: they would handle the click now, and again when it is replayed.
    event.stopPropagation()
  })
  listen('submit', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })

  const replay = async () => {
    listening.abort()
    for (const { place, value, caret } of changes.values()) {
      const control = find(place)
      if (control) change(control, value, caret)
      // React renders one change before it handles the next event.
      await Promise.resolve()
    }
    for (const [{ open }, place] of toggled) {
      const details = find(place)
      if (details) details.open = open
    }
    // An image with another source by now is being loaded.
    for (const image of broken) if (image.complete && !image.naturalWidth) image.dispatchEvent(new Event('error'))
    await Promise.resolve()
    // A decision prevents the default of every click, also of one that it ignores. The notice then stays until the next
    // click, as it says to click again.
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    if (!clicked || find(clicked)?.dispatchEvent(click)) notice.remove()
    else document.addEventListener('click', () => notice.remove(), { capture: true, once: true })
  }
  addEventListener('pages:hydrated', () => void replay(), { once: true })
}

function all<T extends Element>(kind: string): T[] {
  return [...document.querySelectorAll<T>(kind)]
}

function placeOf<T extends Element>(element: T, kind: string): Place<T> {
  return { element, kind, index: all(kind).indexOf(element) }
}

function find<T extends Element>({ element, kind, index }: Place<T>): T | undefined {
  if (element.isConnected) return element
  const other = all<T & HTMLInputElement>(kind)[index]
  return other?.tagName === element.tagName && other.type === (element as T & HTMLInputElement).type ? other : undefined
}

/** Makes a change as if by hand: React ignores a value that it already has. */
function change(control: Control, value: string | boolean, caret: number | null): void {
  if (isBox(control)) {
    control.checked = !value
    control.click()
  } else if (control instanceof HTMLSelectElement || control.type === 'file') {
    // A script may not set files; the chosen ones are there.
    if (control instanceof HTMLSelectElement) control.value = String(value)
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    // If hydration has reset the value, the caret has moved.
    const position = control.value === value ? control.selectionStart : caret
    // React observes the element's own property, and so takes this for the value that the page has.
    control.value = `${value} `
    Reflect.set(Object.getPrototypeOf(control) as Control, 'value', value, control)
    if (position !== null) control.setSelectionRange(position, position)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
