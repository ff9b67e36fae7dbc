import type { Brand } from './brand.ts'
import { CONTROL_CONTRAST, BACKDROP, inkOn, readableOn, readHex, TEXT_CONTRAST, toHex } from './contrast.ts'

/**
 * Returns the custom properties of a brand's colors. The bar and the button keep their color. Links and the button's
 * border are corrected for each scheme. An invalid color is omitted, so that the default applies.
 */
export function themeProperties(colors: Brand['colors']): Record<string, string> {
  const [bar, link, button] = [readHex(colors.bar), readHex(colors.link), readHex(colors.button)]
  return {
    ...(bar && { '--brand-bar': toHex(bar), '--brand-bar-ink': toHex(inkOn(bar)) }),
    ...(link && {
      '--brand-link': toHex(readableOn(BACKDROP.light, link, TEXT_CONTRAST)),
      '--brand-link-dark': toHex(readableOn(BACKDROP.dark, link, TEXT_CONTRAST)),
    }),
    ...(button && {
      '--brand-button': toHex(button),
      '--brand-button-ink': toHex(inkOn(button)),
      '--brand-button-line': toHex(readableOn(BACKDROP.light, button, CONTROL_CONTRAST)),
      '--brand-button-line-dark': toHex(readableOn(BACKDROP.dark, button, CONTROL_CONTRAST)),
    }),
  }
}

export function applyTheme(colors: Brand['colors']): void {
  const { style } = document.documentElement
  for (const name of Array.from(style)) if (name.startsWith('--brand-')) style.removeProperty(name)
  for (const [name, value] of Object.entries(themeProperties(colors))) style.setProperty(name, value)
}

export function applyFavicon(source: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link) link.href = source ?? 'data:,'
}
