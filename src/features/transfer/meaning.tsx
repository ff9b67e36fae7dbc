import type { ReactNode } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'

export function TransferMeaning({ heading, texts }: { heading: string; texts: readonly ReactNode[] }) {
  return (
    <Disclosure heading={heading}>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </Disclosure>
  )
}
