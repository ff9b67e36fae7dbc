import { createElement as h, useEffect, useState, type ChangeEvent, type FormEvent, type MouseEvent } from 'react'

/** As decisions do it (src/forms/trusted-press.ts). */
const trustedPress = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  if (event.nativeEvent.isTrusted) act()
}

/** A page with a control of each kind. It shows what React knows of them, and says when it is awake. */
export function SleepingPage() {
  const [values, setValues] = useState<Record<string, unknown>>({ offers: true })
  const [presses, setPresses] = useState({ show: 0, decide: 0 })
  const [hasLogo, setHasLogo] = useState(true)
  // Not by a function of the values before: React must have rendered one change before it hears of the next.
  const keep = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
    const { name, value, type } = event.target
    const { checked, files } = event.target as HTMLInputElement
    const kept = type === 'checkbox' ? checked : type === 'file' ? files?.[0]?.name : value
    setValues({ ...values, [name]: kept })
  }
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event('pages:awake'))), [])
  const text = { value: (values.name as string | undefined) ?? '', onChange: keep }
  return h(
    'form',
    { onSubmit: (event: FormEvent) => event.preventDefault() },
    hasLogo ? h('img', { src: '/missing.png', alt: 'Logo', onError: () => setHasLogo(false) }) : 'No logo',
    h('input', { type: 'checkbox', name: 'news', checked: values.news === true, onChange: keep }),
    h('input', { type: 'checkbox', name: 'offers', checked: values.offers === true, onChange: keep }),
    ['day', 'week'].map((value) =>
      h('input', {
        key: value,
        type: 'radio',
        name: 'often',
        value,
        checked: values.often === value,
        onChange: keep,
      }),
    ),
    h('input', { name: 'name', ...text }),
    h('textarea', { name: 'note', value: (values.note as string | undefined) ?? '', onChange: keep }),
    h(
      'select',
      { name: 'country', value: (values.country as string | undefined) ?? 'de', onChange: keep },
      h('option', null, 'de'),
      h('option', null, 'fr'),
    ),
    h('input', { type: 'file', name: 'proof', onChange: keep }),
    h('button', { type: 'submit', onClick: () => setPresses({ ...presses, show: presses.show + 1 }) }, 'Show'),
    h('button', { onClick: trustedPress(() => setPresses({ ...presses, decide: presses.decide + 1 })) }, 'Decide'),
    h('output', null, JSON.stringify({ ...values, ...presses })),
  )
}
