type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Find<T> = () => T | undefined

/**
 * Replays input from before hydration, at the event `pages:hydrated`: values, checkboxes, opened disclosures and the
 * last click on a button, in this order. The click is untrusted, so it makes no decision (forms/trusted-click.ts).
 * @param notReady message to show when a button is clicked
 */
export function replayInput(notReady: string): void {
  const changes = new Map<Control, { find: Find<Control>; value: string | boolean }>()
  const toggledDetails = new Map<HTMLDetailsElement, Find<HTMLDetailsElement>>()
  let findClicked: Find<HTMLButtonElement> | undefined
  // Inserted empty: not every screen reader announces a live region that is inserted with its text.
  const notice = Object.assign(document.createElement('div'), { role: 'status', className: 'not-ready' })
  document.body.append(notice)

  const listeners = new AbortController()
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: listeners.signal })
  const remember = (control: Control) => {
    // Moves the control to the end: controls are replayed in the order of their last change.
    changes.delete(control)
    changes.set(control, { find: finder(control), value: isCheckable(control) ? control.checked : control.value })
  }
  // Listens to the first event of a change: it may make React hydrate that part of the page, which undoes the change.
  listen('input', ({ target }) => isCheckable(target as Control) || remember(target as Control))
  listen('toggle', ({ target }) => target instanceof HTMLDetailsElement && toggledDetails.set(target, finder(target)))
  listen('click', (event) => {
    if (isCheckable(event.target as Control)) remember(event.target as Control)
    // Buttons outside the root already work.
    const button = (event.target as Element).closest<HTMLButtonElement>('#root button')
    if (!button) return
    findClicked = finder(button)
    notice.textContent = notReady
    // Hydrated parts of the page would handle the click now, and again when it is replayed.
    event.preventDefault()
    event.stopPropagation()
  })
  // Enter would submit a form whose button has not arrived yet.
  listen('submit', (event) => event.preventDefault())

  const replay = async () => {
    listeners.abort()
    for (const { find, value } of changes.values()) {
      applyChange(find(), value)
      // Lets React render this change before the next event.
      await Promise.resolve()
    }
    for (const [{ open }, find] of toggledDetails) Object.assign(find() ?? {}, { open })
    // A decision button prevents the default of every click, even one that it ignores. The notice, which asks
    // the user to click again, then stays until the next click.
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    if (findClicked?.()?.dispatchEvent(click) ?? true) notice.remove()
    else document.addEventListener('click', () => notice.remove(), { capture: true, once: true })
  }
  addEventListener('pages:hydrated', () => void replay(), { once: true })
}

/** Returns a function that finds the element again: by its index among its kind if hydration has replaced it. */
function finder<T extends Element>(element: T): Find<T> {
  const kindOf = (each: Element) => each.tagName + Reflect.get(each, 'type')
  const peers = () =>
    [...document.querySelectorAll<T>(element.tagName)].filter((each) => kindOf(each) === kindOf(element))
  const index = peers().indexOf(element)
  return () => (element.isConnected ? element : peers()[index])
}

/** Makes a change as a user would: React ignores a value that the control already has. */
function applyChange(control: Control | undefined, value: string | boolean): void {
  if (!control) return
  if (isCheckable(control)) {
    control.checked = !value
    return control.click()
  }
  // If hydration has reset the value, it has also moved the caret to the end.
  const caret = control instanceof HTMLInputElement && control.value === value ? control.selectionStart : null
  // A script cannot set files; the chosen ones are still there.
  if (control.type !== 'file') {
    // React records this write, but not the next one through the prototype, so it sees the next one as a change.
    control.value = `${value} `
    Reflect.set(Object.getPrototypeOf(control) as Control, 'value', value, control)
  }
  if (caret !== null) (control as HTMLElement as HTMLInputElement).setSelectionRange(caret, caret)
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
