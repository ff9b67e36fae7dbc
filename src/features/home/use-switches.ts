import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLocale } from 'use-intl/react'
import { chooseLanguage } from '#i18n/language-store.ts'
import type { Language } from '#i18n/negotiate.ts'
import { readSwitches, writeSwitches, type GalleryAddress, type Switches } from './address.ts'

/** The switches of the address, and the way to change some. A language in it is chosen as in the bar. */
export function useSwitches(): [Switches, (changes: Partial<Switches>) => Promise<void>] {
  const address: GalleryAddress = useSearch({ strict: false })
  const navigate = useNavigate()
  const switches = readSwitches(address)
  const change = (changes: Partial<Switches>) =>
    navigate({
      to: '.',
      // Of the address as it is by then: two changes may follow each other before the first shows.
      search: (before: GalleryAddress) => writeSwitches({ ...readSwitches(before), ...changes }),
      replace: true,
      resetScroll: false,
    })

  const { language } = switches
  const locale = useLocale()
  const last = useRef<Pick<Switches, 'language'> & { locale?: Language }>({ language: undefined })
  useEffect(() => {
    const before = last.current
    last.current = { language, locale }
    if (language === undefined) return
    if (language !== before.language) void chooseLanguage(language)
    // Another one was chosen in the bar.
    else if (locale !== before.locale && locale !== language) void change({ language: locale })
  })
  return [switches, change]
}
