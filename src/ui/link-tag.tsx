import type { ComponentProps, ReactNode } from 'react'

export function linkTag(props: ComponentProps<'a'>): (text: ReactNode) => ReactNode {
  return (text) => <a {...props}>{text}</a>
}

/** The function for the tag around a name of any script, which must not change the direction of the sentence around it. */
export const bdi = (text: ReactNode): ReactNode => <bdi>{text}</bdi>

/** The same tag where a message is needed as plain text. */
export const plain = (text: string): string => text
