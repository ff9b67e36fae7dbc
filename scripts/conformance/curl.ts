import type { Case } from './cases.ts'
import { withReplaced, type Plan } from './plan.ts'
import { writeRequest } from './write-request.ts'
import type { Service } from './send.ts'

/** Begins the word that stands for a secret until the command is written; letters only, so that no encoding changes it. */
const TOKEN = 'conformanceSecret'

/** A word for a variable: `conformanceSecretAUTHxINFO` for `AUTH_INFO`. */
const TOKENS = new RegExp(`${TOKEN}([A-Zx]+)`, 'g')

/**
 * The request of a case as a command for a shell. Secrets are variables: `$API_USERNAME` and `$API_PASSWORD`, `$KEY` for a
 * key from the file, and for each header its name in capitals. curl encodes what is in a query or a form; what is in a path
 * the variable has to hold encoded.
 */
export function curlOf(one: Case, { originOf, authorization, headers: common = [] }: Service): string {
  const plan = withoutSecrets(one)
  const { method, url, headers, body } = writeRequest(plan, originOf(plan.operation.contract))
  const words = ['curl', '-i']
  if (body === undefined ? method !== 'GET' : method !== 'POST') words.push('-X', method)
  if (authorization) words.push('-u', '"$API_USERNAME:$API_PASSWORD"')
  for (const [name] of common) words.push('-H', `"${name}: $${name.toUpperCase().replaceAll(/\W/g, '_')}"`)
  const isJson = headers['content-type'] === 'application/json'
  const given = new Set(common.map(([name]) => name.toLowerCase()))
  for (const [name, value] of Object.entries(headers)) {
    const isUsual = name === 'content-type' && (isJson || value === 'application/x-www-form-urlencoded')
    if (!isUsual && !given.has(name.toLowerCase())) words.push('-H', quoted(`${name}: ${value}`))
  }
  if (typeof body === 'string') words.push(...(isJson ? ['--json', quoted(body)] : formWords(body)))
  else
    for (const [name, value] of body ?? [])
      words.push('-F', quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`))
  return [...words, ...addressWords(url)].join(' ')
}

/** The plan with a word in the place of each secret. */
function withoutSecrets({ plan, secrets = {} }: Case): Plan {
  const hide = (shown: Plan, [name, value]: [string, string]) =>
    withReplaced(shown, value, TOKEN + name.replaceAll('_', 'x'))
  return Object.entries(secrets).reduce(hide, plan)
}

/** A body of a form; with secrets field by field, as curl has to encode these. */
function formWords(body: string): string[] {
  return body.includes(TOKEN) ? fieldWords(body) : ['-d', quoted(body)]
}

/** An address; with a secret in its query, that field by field. */
function addressWords(url: string): string[] {
  const [address = '', query] = url.split('?')
  return query?.includes(TOKEN) ? ['-G', ...fieldWords(query), quoted(address)] : [quoted(url)]
}

function fieldWords(form: string): string[] {
  return [...new URLSearchParams(form)].flatMap(([name, value]) => ['--data-urlencode', quoted(`${name}=${value}`)])
}

/** A word for a POSIX shell: in quotes that keep everything, but for secrets, which are variables. */
function quoted(text: string): string {
  if (!text.includes(TOKEN)) return /^[\w:/.@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
  const escaped = text.replaceAll(/[\\"$`]/g, (sign) => `\\${sign}`)
  // Always a whole value, so that no letter follows the name.
  return `"${escaped.replaceAll(TOKENS, (_, name: string) => `$${name.replaceAll('x', '_')}`)}"`
}
