import type { MouseEvent } from 'react'

/**
 * Returns a click handler that ignores clicks by scripts, such as those of mail scanners, and the second click of a
 * double click. A submit handler cannot do this, because events from `requestSubmit()` are trusted.
 */
export function trustedClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    // The click may remove the form before the browser submits it.
    event.preventDefault()
    if (event.nativeEvent.isTrusted && event.detail < 2) act()
  }
}
