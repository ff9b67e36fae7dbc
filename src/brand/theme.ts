import type { Brand } from './brand.ts'
import { CONTROL_CONTRAST, inkOn, readableOnPage, readHex, TEXT_CONTRAST, toHex } from './contrast.ts'

/**
 * The custom properties of a brand's colours, corrected as far as reading them needs. A colour that is missing or no
 * colour leaves the property out, so that the default stays.
 */
export function themeProperties(colours: Brand['colours']): Record<string, string> {
  const [bar, link, button] = [readHex(colours.bar), readHex(colours.link), readHex(colours.button)]
  const shownButton = button && readableOnPage(button, CONTROL_CONTRAST)
  return {
    ...(bar && { '--brand-bar': toHex(bar), '--brand-bar-ink': toHex(inkOn(bar)) }),
    ...(link && { '--brand-link': toHex(readableOnPage(link, TEXT_CONTRAST)) }),
    ...(shownButton && { '--brand-button': toHex(shownButton), '--brand-button-ink': toHex(inkOn(shownButton)) }),
  }
}

const PROPERTIES = ['--brand-bar', '--brand-bar-ink', '--brand-link', '--brand-button', '--brand-button-ink']

/** Puts a brand's colours on the document; what the brand leaves open falls back to the defaults. */
export function applyTheme(colours: Brand['colours']): void {
  const properties = themeProperties(colours)
  const { style } = document.documentElement
  for (const name of PROPERTIES) {
    const value = properties[name]
    if (value) style.setProperty(name, value)
    else style.removeProperty(name)
  }
}

/** Shows the brand's icon in the browser's tab. */
export function applyFavicon(source: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link) link.href = source ?? 'data:,'
}
