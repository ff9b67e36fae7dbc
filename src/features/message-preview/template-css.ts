/** Properties that may contain image URLs. Other properties with URLs are removed. */
const IMAGE_PROPERTIES = new Set(['background-image', 'border-image-source', 'content', 'list-style-image'])

/** A `url()` as the browser serializes it. */
const CSS_URL = /url\("((?:[^"\\]|\\.)*)"\)/g
/** Syntax that fetches a resource or could hide a fetch. */
const FETCH_SYNTAX = /url\(|src\(|image\(|image-set\(/i

/** `urlFor` returns the URL to use for an external image, or undefined to remove it. */
export type ImagePolicy = { urlFor: (address: string) => string | undefined }

/**
 * Removes imports, fonts and URLs from a style sheet, because they fetch resources. The browser parses and serializes
 * the rules, so that escapes cannot hide a URL.
 */
export function sanitizeSheet(text: string, images: ImagePolicy, onOmission: () => void): string {
  const sheet = new CSSStyleSheet()
  // Browsers would warn about imports. Links in a preview have `data-address` instead of `href`.
  const adaptedText = text
    .replaceAll(/@import\b[^;]*;?/gi, () => {
      onOmission()
      return ''
    })
    .replaceAll(/:(?:any-)?link\b/gi, '[data-address]')
    .replaceAll(/\[\s*href\b/gi, '[data-address')
  sheet.replaceSync(adaptedText)
  cleanRules(sheet, images, onOmission)
  return Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n')
}

export function sanitizeStyle(text: string, images: ImagePolicy): string {
  const sheet = new CSSStyleSheet()
  sheet.insertRule('x {}')
  const [rule] = sheet.cssRules
  if (!(rule instanceof CSSStyleRule)) return ''
  rule.style.cssText = text
  cleanStyle(rule.style, images)
  return rule.style.cssText
}

type RuleOwner = { cssRules: CSSRuleList; deleteRule: (index: number) => void }

function cleanRules(owner: RuleOwner, images: ImagePolicy, onOmission: () => void): void {
  for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = owner.cssRules[index]
    if (rule instanceof CSSStyleRule) {
      cleanStyle(rule.style, images)
      cleanRules(rule, images, onOmission)
    } else if (rule instanceof CSSGroupingRule) {
      cleanRules(rule, images, onOmission)
    } else {
      if (rule instanceof CSSFontFaceRule) onOmission()
      owner.deleteRule(index)
    }
  }
}

function cleanStyle(style: CSSStyleDeclaration, images: ImagePolicy): void {
  for (const name of Array.from(style)) {
    const value = style.getPropertyValue(name)
    if (!FETCH_SYNTAX.test(value)) continue
    const cleanValue = IMAGE_PROPERTIES.has(name) ? replaceImageUrls(value, images) : undefined
    if (cleanValue) style.setProperty(name, cleanValue, style.getPropertyPriority(name))
    else style.removeProperty(name)
  }
  // Browsers do not resolve escapes in values with variables, so there an escape could hide a URL.
  const rest = style.cssText.replaceAll(CSS_URL, '')
  if (FETCH_SYNTAX.test(rest) || (/--|var\(/.test(rest) && rest.includes('\\'))) style.cssText = ''
}

function replaceImageUrls(value: string, images: ImagePolicy): string | undefined {
  let isAnyRemoved = false
  const result = value.replaceAll(CSS_URL, (_, address: string) => {
    const source = address.startsWith('data:image/') ? address : images.urlFor(address)
    isAnyRemoved ||= source === undefined
    return `url("${source}")`
  })
  return isAnyRemoved || /src\(|image\(/i.test(result.replaceAll(CSS_URL, '')) ? undefined : result
}
