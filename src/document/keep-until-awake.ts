type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** A control's latest value, whether it is ticked where it is a box, and the caret's place where it has one. */
type Change = { value: string | boolean; caret: number | null }

/**
 * Keeps what a person does on a page that does not hear it yet, and hands it over at the event `pages:awake`: values,
 * ticks, failed images and the last press of a button, in this order. A press is made only once by then, and by a script,
 * so that no decision is made by it (forms/trusted-press.ts).
 * @param notReady said when a button is pressed
 */
export function keepUntilAwake(notReady: string): void {
  const changed = new Map<Control, Change>()
  const broken = new Set<HTMLImageElement>()
  let pressed: HTMLButtonElement | null = null
  // There before its text: a live region that comes with one is not read out everywhere.
  const notice = document.createElement('div')
  notice.role = 'status'
  notice.className = 'not-awake'
  document.body.append(notice)

  const listening = new AbortController()
  const hear = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: listening.signal })
  const remember = (control: Control) => {
    // The order is that of the last changes.
    changed.delete(control)
    const caret = control instanceof HTMLSelectElement ? null : control.selectionStart
    changed.set(control, { value: isTick(control) ? control.checked : control.value, caret })
  }
  // By the first event of each change: React may hydrate a part of the page because of it, and so undo it before the next.
  hear('input', ({ target }) => isTick(target as Control) || remember(target as Control))
  hear('error', ({ target }) => target instanceof HTMLImageElement && broken.add(target))
  hear('click', (event) => {
    if (isTick(event.target as Control)) remember(event.target as Control)
    // Others are the document's own, and hear for themselves.
    const button = (event.target as Element).closest<HTMLButtonElement>('#root button')
    if (!button) return
    pressed = button
    notice.textContent = notReady
    // Parts of the page may be awake: they would hear it now, and again at the end.
    event.stopPropagation()
  })
  hear('submit', (event) => {
    event.preventDefault()
    event.stopPropagation()
  })

  const handOver = async () => {
    listening.abort()
    for (const [control, made] of changed) {
      if (control.isConnected) change(control, made)
      // React renders what one event has changed before it hears of the next.
      await Promise.resolve()
    }
    // One that has another source by now is being loaded.
    for (const image of broken) if (image.complete && !image.naturalWidth) image.dispatchEvent(new Event('error'))
    await Promise.resolve()
    // A decision prevents the default of every press, also of one that it ignores: then the notice is right in what it
    // says about pressing again, and so it is where the button was rendered anew. It stays until the next press.
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    if (!pressed || (pressed.isConnected && pressed.dispatchEvent(press))) notice.remove()
    else document.addEventListener('click', () => notice.remove(), { capture: true, once: true })
  }
  addEventListener('pages:awake', () => void handOver(), { once: true })
}

/** Makes a change again, as if it had just been made: React hears only of values that differ from those it knows. */
function change(control: Control, { value, caret }: Change): void {
  if (isTick(control)) {
    control.checked = !value
    control.click()
  } else if (control instanceof HTMLSelectElement || control.type === 'file') {
    // The script may not set files; those that were chosen are there.
    if (control instanceof HTMLSelectElement) control.value = String(value)
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    // Where hydration has put the page's own value back, the caret has gone with what was typed.
    const place = control.value === value ? control.selectionStart : caret
    // React watches the element's own property, and so takes this for the value that the page has.
    control.value = `${value} `
    Reflect.set(Object.getPrototypeOf(control) as Control, 'value', value, control)
    if (place !== null) control.setSelectionRange(place, place)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}
