import type { MouseEvent } from 'react'

/**
 * A press handler that acts only on a person's deliberate press: mail scanners open links, run scripts and press what they
 * find. The click tells, not the submit event: `requestSubmit()` makes a trusted submit of a script's call. The second
 * click of a double one counts for what the first has opened, so it is ignored.
 */
export function trustedPress(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    // The browser is not to submit a form that what follows may have taken away.
    event.preventDefault()
    if (event.nativeEvent.isTrusted && event.detail < 2) act()
  }
}
