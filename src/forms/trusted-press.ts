import type { MouseEvent } from 'react'

/**
 * A press handler that acts only on a person's press: mail scanners open links, run scripts and press what they find.
 * The click tells, not the submit event: `requestSubmit()` makes a trusted submit of a script's call.
 */
export function trustedPress(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.nativeEvent.isTrusted) act()
  }
}
