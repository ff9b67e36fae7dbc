import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { messagesOf } from '#i18n/messages-of.ts'
import { negotiateLanguage, type Language } from '#i18n/negotiate.ts'
import { escapeText } from './document.ts'
import { languagesOf } from './first-view/visitor.ts'
import { isCall, isRead, type RequestContext } from './request-context.ts'
import { errorPagePolicy } from './security-headers.ts'

type Texts = { heading: string; text: string; help?: string }
type TextsByLanguage<T> = Readonly<Record<Language, T>>

const TEXTS = messagesOf('requestError') as TextsByLanguage<
  Record<'tooLarge' | 'longAddress' | 'wrongHost' | 'headersTooLarge' | 'busy' | 'ourFault', Texts>
>
const INVALID = messagesOf('failure.invalid') as TextsByLanguage<Texts>
const TOO_MANY = messagesOf('failure.tooMany') as TextsByLanguage<Required<Texts>>

const STYLE =
  'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:40rem;margin:0 auto;padding:2rem 1rem;overflow-wrap:break-word}h1{line-height:1.25}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** What is known about a request that ends in an error. Headers that could not be parsed are missing. */
export type FailedRequest = { method: string; url: string; headers: IncomingHttpHeaders }

/** Returns whether a browser would show the response as a page; API calls and assets get errors as JSON. */
export function isShownAsPage(
  { method, headers }: Pick<FailedRequest, 'method' | 'headers'>,
  context: Pick<RequestContext, 'call' | 'target'>,
): boolean {
  const isPage = !isCall(context) && !context.target?.path.startsWith('/assets/')
  return isRead({ method }) && isPage && /\btext\/html\b/i.test(headers.accept ?? '')
}

/**
 * Returns a page, in the browser's language, that explains an error of the server itself and what to do.
 * @param retryAfter the value of `Retry-After` in seconds, which the page states
 * @returns undefined for a status that documents never get
 */
export function errorPage(
  status: number,
  { url, headers }: Pick<FailedRequest, 'url' | 'headers'>,
  retryAfter = '60',
): { body: string; headers: Record<string, string> } | undefined {
  const chosenLanguage = readChosenLanguage(headers.cookie ?? '', url)
  const language = negotiateLanguage([chosenLanguage, ...languagesOf(headers['accept-language'])])
  const texts = textsOf(status, language)
  if (!texts) return undefined
  const secondsFormat = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' })
  const [heading, ...paragraphTexts] = [
    texts.heading,
    texts.text,
    texts.help?.replace('{wait}', secondsFormat.format(Number(retryAfter))),
  ]
  const paragraphs = paragraphTexts.filter((text) => text !== undefined).map((text) => `<p>${escapeText(text)}</p>`)
  return {
    body: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<main><h1>${escapeText(heading)}</h1>${paragraphs.join('')}</main>
</body>
</html>
`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': errorPagePolicy(`'sha256-${STYLE_HASH}'`),
    },
  }
}

function textsOf(status: number, language: Language): Texts | undefined {
  const { tooLarge, longAddress, wrongHost, headersTooLarge, busy, ourFault } = TEXTS[language]
  const { help } = INVALID[language]
  const texts: Record<number, Texts> = {
    400: INVALID[language],
    413: { ...tooLarge, help },
    414: { ...longAddress, help },
    421: { ...wrongHost, help },
    429: TOO_MANY[language],
    431: headersTooLarge,
    500: ourFault,
    503: { ...busy, help: TOO_MANY[language].help },
  }
  return texts[status]
}
