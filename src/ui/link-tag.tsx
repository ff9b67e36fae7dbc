import type { ComponentProps, ReactNode } from 'react'

/** Returns the link for a tag of a rich message (`t.rich`). */
export function linkTag(props: ComponentProps<'a'>): (text: ReactNode) => ReactNode {
  return (text) => <a {...props}>{text}</a>
}

/** Isolates a name from the direction of the sentence. */
export const bdi = (text: ReactNode): ReactNode => <bdi>{text}</bdi>

/** Keeps only the text of a tag (`t.markup`). */
export const plain = (text: string): string => text
