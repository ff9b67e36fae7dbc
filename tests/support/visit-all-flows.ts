import { expect, type Page } from '@playwright/test'
import { buttonsOf, decide, fillRequiredField } from './decide.ts'
import { PROOF } from './choose-document.ts'
import { emailField, submitButton } from './data-copy.ts'
import { DECISION_PAGES } from './decision-pages.ts'
import { secretOf, type SecretShape } from './secrets.ts'

/** A running server. Production has only some of the flows. */
export type Server = { origin: string; isProduction: boolean }

/** Decision flows enabled in production (specification, section 9). */
const IN_PRODUCTION = /^(trade|transfer-away|verification)$/

/** Shapes of keys in links, with only the characters that backends accept (`LinkKey` in the contracts). */
const KEY_SHAPES: readonly SecretShape[] = [
  'UUID',
  'hash in hex',
  'hash in uppercase hex',
  'base64url',
  'JSON Web Token',
  'word-like auth code',
  'numeric auth code (UDAI)',
]

/**
 * Goes through the flows of production, or through all other flows, with a secret in every key and input.
 *
 * @param planted the set that the secrets are added to
 * @param check called after each step
 */
export async function visitAllFlows(page: Page, server: Server, planted: Set<string>, check: () => Promise<unknown>) {
  const { origin, isProduction } = server
  let keyCount = 0
  const plant = (secret: string): string => {
    planted.add(secret)
    return secret
  }
  /** Returns a key that opens a state and contains a secret. */
  const keyOf = (state: string) =>
    encodeURIComponent(`${state}~${plant(secretOf(KEY_SHAPES[keyCount++ % KEY_SHAPES.length] ?? 'UUID'))}`)
  const open = async (path: string) => {
    await page.goto(`${origin}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check()
  }

  for (const { flow, prefix, open: state, link, answers } of DECISION_PAGES) {
    if (IN_PRODUCTION.test(flow) !== isProduction) continue
    const [answer] = answers
    const code = plant(secretOf('auth code as registries require it'))
    const { answerButton, confirmButton } = buttonsOf(page, answer)
    await open(link(keyOf(`${prefix}${state}`)))
    await fillRequiredField(page, answer, code)
    await answerButton.click()
    await check()
    await confirmButton.click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
    await check()
  }
  if (isProduction) {
    await open(`/consent/${keyOf('pending-required-and-optional')}`)
    await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
    await page.getByRole('link', { name: 'Data Sharing', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How your data is shared' })).toBeVisible()
    await check()
    // Failed pages, and a link in the old format.
    await open(`/consent/${keyOf('not-found')}`)
    await open(`/consent/${keyOf('error-500')}`)
    await open(`/transfer?key=${keyOf('away-open')}&domain=anders-buchbinderei.berlin`)
    return
  }
  await open(`/request/${keyOf('nothing-requested')}`)
  await emailField(page).fill(plant(secretOf('e-mail')))
  await submitButton(page).click()
  await expect(page.getByText(/We received your request/)).toBeVisible()
  await check()
  await open(`/registrant/data_quality/${keyOf('pending')}/nordlicht`)
  await page.getByLabel('Document type').selectOption('ID card')
  const name = `${plant(secretOf('name'))} ${plant(secretOf('birth date'))}.pdf`
  await page.getByLabel('Choose a file').setInputFiles({ ...PROOF, name })
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.getByText('and it is in review')).toBeVisible()
  await page.getByRole('button', { name: 'Change details' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(plant(secretOf('name')))
  await page.getByRole('textbox', { name: 'City' }).fill(plant(secretOf('phone, as people write it')))
  await decide(page, { label: 'Save changes' })
  await expect(page.getByText('were saved, but the details are not approved yet')).toBeVisible()
  await check()
}
