import type { MouseEvent } from 'react'

/**
 * Returns a click handler that ignores clicks by scripts, such as those of mail scanners, and the second click of a
 * double click. A submit handler cannot do this, because events from `requestSubmit()` are trusted.
 */
export function trustedClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    // The browser must not submit the form, which `act` may remove.
    event.preventDefault()
    if (event.nativeEvent.isTrusted && event.detail < 2) act()
  }
}
