import type { ComponentProps, ReactNode } from 'react'

export function linkTag(props: ComponentProps<'a'>): (text: ReactNode) => ReactNode {
  return (text) => <a {...props}>{text}</a>
}

/** Isolates a name from the direction of the sentence. */
export const bdi = (text: ReactNode): ReactNode => <bdi>{text}</bdi>

/** Replaces `bdi` and other tags in plain text. */
export const plain = (text: string): string => text
