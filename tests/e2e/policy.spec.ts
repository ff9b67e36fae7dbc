import { tldTypeOf } from '#lib/tld-type.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { GALLERY, RENDERED } from '#tests/support/serving-mode.ts'
import { sample } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'
import { LANGUAGES } from '#tests/support/words.ts'

const away = (domain: string, state: string) => `/transfer/away/${domain}/away-${state}`
const into = (domain: string, state: string) => `/transfer/in/${domain}/in-${state}`
const trade = (_domain: string, state: string) => `/trade/c/current-${state}`
const verification = (_domain: string, state: string) => `/registrant/verification/48213/${state}/nordlicht`
const listing = (domain: string, state: string) => `/dls/${state}/${domain}`

const REGISTRY_RULES = 'The registry of .de sets the rules for this domain.'

/** Texts for rules of docs/policy.md, and whether pages show them for gTLDs now, gTLDs after the review, and ccTLDs. */
const EXPECTED: [rule: string, toLink: typeof away, text: string, now: boolean, review: boolean, ccTld: boolean][] = [
  ['Policy', away, REGISTRY_RULES, false, false, true],
  ['Policy', into, REGISTRY_RULES, false, false, true],
  ['Policy', trade, REGISTRY_RULES, false, false, true],
  ['Policy', listing, REGISTRY_RULES, false, false, true],
  ['Transfer is carried out after', into, 'within 5 days, unless', true, true, false],
  ['Lock after a transfer', away, 'cannot be transferred again for 60 days', true, false, false],
  ['Lock after a transfer', into, 'cannot be transferred again for 60 days', true, false, false],
  ['Lock after a transfer', into, 'cannot be transferred again for 30 days', false, true, false],
  ['Lock after a transfer', into, 'After the transfer, the domain cannot be transferred again for', true, true, false],
  ['Lock after a transfer', listing, 'within the last 60 days', true, false, false],
  ['Lock after a transfer', listing, 'within the last 30 days', false, true, false],
  ['Lock after a change of registrant', trade, 'against transfer to another registrar for 60 days', true, false, false],
  ['Lock after a change of registrant', trade, 'Opt out of the 60-day transfer lock', true, false, false],
  ['Lock after a change of registrant', trade, 'does not prevent a transfer back', true, false, false],
  ['Each side of a change of registrant has', trade, 'Each party has 7 days', true, false, false],
  ['Contact data is verified within', verification, 'within 15 days', true, true, false],
  ['Contact data is verified within', verification, 'The registries of your domains decide', false, false, true],
  ['Confirmation form on transfer away', away, 'ICANN, which sets the rules', true, true, false],
  ['Confirmation form on transfer away', away, 'Re: Transfer of example.com', true, true, false],
  ['… names the new registrar’s IANA ID', away, 'IANA ID: 9995', false, true, false],
  ['… names the new registrar’s IANA ID', away, 'ICANN’s list of registrars', false, true, false],
  ['Transfer away can be approved immediately', away, 'Accept transfer', true, false, true],
  ['Name of the code', into, 'Your auth code', true, false, true],
  ['Name of the code', into, 'Your transfer authorization code', false, true, false],
]

const COLUMNS = [
  ['gTLD now', 'example.com', 'com', ''],
  ['gTLD after the review', 'example.com', 'com', '?asOf=2100-01-01'],
  ['ccTLD', 'example.de', 'de', ''],
] as const

for (const [index, [column, domain, state, query]] of COLUMNS.entries()) {
  for (const toLink of sample([away, into, trade, verification, listing], index, 2)) {
    const link = toLink(domain, state) + query
    test(`${column}: shows the policy on ${link}`, GALLERY, async ({ page }) => {
      await page.goto(link)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toContainText(/\?$/)
      for (const [rule, toRuleLink, text, ...isShown] of EXPECTED) {
        if (toRuleLink !== toLink) continue
        const content = expect.soft(main, `${rule}: ${text}`)
        await (isShown[index] ? content.toContainText(text) : content.not.toContainText(text))
      }
    })
  }
}

test('never mentions ICANN for a country-code TLD, in any language', RENDERED, async ({ request }) => {
  const scenarios = SCENARIOS.filter(
    ({ domain, flow, state }) =>
      tldTypeOf(domain) === 'cctld' ||
      state === 'in-auth-code-not-required' ||
      (flow === 'data-quality' && state === 'pending'),
  )
  expect(scenarios.length).toBeGreaterThan(20)
  for (const [index, { link }] of scenarios.entries()) {
    // One language for each scenario; in a full run, all.
    for (const language of sample(LANGUAGES, index, LANGUAGES.length)) {
      const response = await request.get(encodeURI(link), { headers: { cookie: `language=${language}` } })
      const html = await response.text()
      const [text = ''] = /<main.*<\/main>/s.exec(html) ?? []
      expect.soft(html, `${link} in ${language}`).toContain(`lang="${language}"`)
      expect.soft(text.length, `${link} in ${language}`).toBeGreaterThan(500)
      expect.soft(text, `${link} in ${language}`).not.toMatch(/ICANN/i)
    }
  }
})
