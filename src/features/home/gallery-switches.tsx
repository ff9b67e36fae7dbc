import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { resetSandbox } from '#api/sandbox.ts'
import { LANGUAGE_COOKIE, readChosenLanguage } from '#i18n/chosen-language.ts'
import { LANGUAGES, matchLanguage } from '#i18n/negotiate.ts'
import { Button } from '#ui/button.tsx'
import { WIDTHS, wordsOf, writeSwitches, type Switches } from './address.ts'
import styles from './gallery.module.css'
import { originWithLabels } from './hosts.ts'

export function GallerySwitches({
  switches,
  change,
  resellers,
  reseller,
  canReset,
}: {
  switches: Switches
  change: (changes: Partial<Switches>) => Promise<void>
  resellers: readonly { name: string; title: string }[]
  reseller: string | undefined
  canReset: boolean
}) {
  const id = useId()
  const { language, width, navigation, asOf } = switches
  return (
    <div className={styles.switches}>
      <FilterBox words={switches.words} onFilter={(words) => void change({ words })} />
      <Choice
        label="Language"
        value={language ?? readChosenLanguage() ?? ''}
        onChoose={(tag) => void chooseLanguage(tag)}
        options={[['', 'Automatic'], ...Object.entries(LANGUAGES)]}
      />
      {resellers.length > 0 && (
        <Choice
          label="Brand"
          describedBy={`${id}-brand`}
          value={reseller ?? ''}
          onChoose={openWithBrand}
          options={[['', 'Automatic'], ...resellers.map(({ name }): [string, string] => [name, name])]}
        />
      )}
      <Choice
        label="Open in"
        value={String(width ?? '')}
        onChoose={(chosen) => void change({ width: WIDTHS.find((known) => String(known) === chosen) })}
        options={[
          ['', 'This window'],
          ['360', 'Phone, 360'],
          ['768', 'Tablet, 768'],
        ]}
      />
      <Choice
        label="Links"
        value={navigation}
        onChoose={(chosen) => void change({ navigation: chosen === 'hash' ? 'hash' : 'history' })}
        options={[
          ['history', 'History'],
          ['hash', 'Hash'],
        ]}
      />
      <label>
        Policies as of
        <input
          type="date"
          value={asOf ?? ''}
          onChange={({ target }) => void change({ asOf: target.value || undefined })}
        />
      </label>
      {canReset && <Reset />}
      <p id={`${id}-brand`} className={styles.hint}>
        The address contains these settings.{' '}
        {resellers.length > 0 && 'The brand is part of the host: choosing one opens this page there.'}
      </p>
    </div>
  )

  async function chooseLanguage(tag: string): Promise<void> {
    await change({ language: matchLanguage(tag) })
    if (tag) return
    document.cookie = `${LANGUAGE_COOKIE}=; Path=/; Max-Age=0`
    location.reload()
  }
  function openWithBrand(name: string): void {
    const query = new URLSearchParams(writeSwitches(switches)).toString()
    const { hash, pathname } = location
    const path = hash.startsWith('#/') ? `/#${hash.slice(1).split('?')[0]}` : pathname
    location.assign(originWithLabels([name], location, reseller) + path + (query && `?${query}`))
  }
}

function FilterBox({ words, onFilter }: { words: string; onFilter: (words: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState(words)
  const [previousWords, setPreviousWords] = useState(words)
  // The filter in the URL was changed elsewhere.
  if (previousWords !== words) {
    setPreviousWords(words)
    if (wordsOf(typed) !== words) setTyped(words)
  }
  const filter = (text: string) => {
    setTyped(text)
    onFilter(wordsOf(text))
  }
  return (
    <search className={styles.filter}>
      <label htmlFor={id}>Filter by flow, state, title or status</label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => filter(event.target.value)}
      />
    </search>
  )
}

function Choice({
  label,
  value,
  options,
  describedBy,
  onChoose,
}: {
  label: string
  value: string
  options: readonly [value: string, label: string][]
  describedBy?: string
  onChoose: (value: string) => void
}): ReactNode {
  return (
    <label>
      {label}
      <select value={value} aria-describedby={describedBy} onChange={(event) => onChoose(event.target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each} lang={label === 'Language' && each ? each : undefined}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function Reset() {
  const { mutate, isPending, isSuccess, isError } = useMutation(resetSandbox)
  return (
    <>
      <div className={styles.reset}>
        <Button busy={isPending} onClick={() => !isPending && mutate()}>
          Reset the sandbox
        </Button>
      </div>
      <p role="status" className={styles.hint}>
        {isSuccess && 'The sandbox has forgotten everything that was saved.'}
        {isError && 'The sandbox could not be reset.'}
      </p>
    </>
  )
}
