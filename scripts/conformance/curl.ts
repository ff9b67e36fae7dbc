import type { Case } from './cases.ts'
import { withKey } from './plan.ts'
import { writeRequest } from './write-request.ts'
import type { Service } from './send.ts'

/** Stands for a secret until the command is written; letters only, so that no encoding changes it. */
const TOKEN = 'conformanceSecretKey'

/**
 * The request of a case as a command for a shell. Secrets are variables: `$API_USERNAME` and `$API_PASSWORD`, `$KEY` for a
 * key from the file, and for each header its name in capitals.
 */
export function curlOf(one: Case, { originOf, authorization, headers: common = [] }: Service): string {
  const hidden = one.secret && one.name !== 'unknown key' ? { ...one, plan: withKey(one.plan, TOKEN) } : one
  const { plan } = hidden
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
  if (typeof body === 'string') words.push(isJson ? '--json' : '-d', quoted(body))
  else
    for (const [name, value] of body ?? [])
      words.push('-F', quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`))
  return [...words, quoted(url)].join(' ')
}

/** A word for a POSIX shell: in quotes that keep everything, but for the key, which is a variable. */
function quoted(text: string): string {
  if (!text.includes(TOKEN)) return /^[\w:/.@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
  const escaped = text.replaceAll(/[\\"$`]/g, (sign) => `\\${sign}`)
  return `"${escaped.replaceAll(new RegExp(`${TOKEN}(?=\\w)`, 'g'), () => '${KEY}').replaceAll(TOKEN, () => '$KEY')}"`
}
