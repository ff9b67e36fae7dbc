import { Disclosure } from '#ui/disclosure.tsx'

export function TransferMeaning({ heading, texts }: { heading: string; texts: readonly string[] }) {
  return (
    <Disclosure heading={heading}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Disclosure>
  )
}
