import type { ComponentProps, ReactNode } from 'react'

/** Returns the function for a tag of a message whose text is a link. */
export function linkTag(props: ComponentProps<'a'>): (text: ReactNode) => ReactNode {
  return (text) => <a {...props}>{text}</a>
}
