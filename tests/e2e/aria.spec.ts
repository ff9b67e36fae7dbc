import { buttonsOf } from '#tests/support/answering.ts'
import { DECISION_PAGES, type DecisionPage } from '#tests/support/decision-pages.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

// Key states as assistive technology gets them, in its order.

function pageNamed(name: string): DecisionPage {
  const page = DECISION_PAGES.find((each) => each.name === name)
  if (!page) throw new Error(`No page is ${name}`)
  return page
}

test('an open decision: who asks, the question, the deadline, each answer with its consequence', async ({ page }) => {
  await page.goto(pageNamed('transfer in').link(freshKey('in-open')))
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: /is contacting you on behalf of/
      - group: How do I know this is genuine?
      - heading "Accept the transfer of anders-buchbinderei.berlin?" [level=1]
      - paragraph:
        - text: Answer by
        - time
      - paragraph:
        - strong: 2 days left
        - text: /Without an answer/
      - textbox "Your auth code"
      - button "Show auth code"
      - group "Accept transfer":
        - paragraph: /will be transferred to/
        - paragraph:
          - text: By accepting, you confirm this and agree to Meridian Registrar Inc.’s
          - link "registration agreement"
        - button "Accept transfer"
      - group "Decline transfer":
        - paragraph: /will stay with/
        - button "Decline transfer"
      - term: Current registrar
      - definition: Harbourline Domains Ltd.
  `)
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link:
        - img
      - combobox "Language"
  `)
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
    - contentinfo:
      - paragraph:
        - text: Need help?
        - link "Contact Nordlicht Hosting GmbH"
      - heading "Data Protection Officer" [level=2]
  `)
})

test('the dialog of an answer, its outcome, and the link opened again', async ({ page }) => {
  const asked = pageNamed('transfer away')
  const [, decline] = asked.answers
  if (!decline) throw new Error('It can be declined')
  const key = freshKey('away-open')
  await page.goto(asked.link(key))
  const { ask, confirm } = buttonsOf(page, decline)
  await ask.click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Decline the transfer of anders-buchbinderei.berlin?":
      - heading "Decline the transfer of anders-buchbinderei.berlin?" [level=2]
      - paragraph: /will be stopped/
      - button "Decline transfer"
      - button "Go back"
  `)
  await confirm.click()
  const outcome = (event: string) => `
    - main:
      - heading "anders-buchbinderei.berlin will stay with its current registrar" [level=1]
${event}
      - paragraph:
        - text: /Reference/
        - code
      - heading "What happens next" [level=2]
      - region "Your receipt":
        - heading "Your receipt" [level=2]
        - term: Date and time
        - definition:
          - time
          - text: /UTC/
        - button "Print"
        - button "Save as a file (JSON)"
      - paragraph:
        - link "Back to Nordlicht Hosting GmbH"
  `
  const now = `
      - paragraph: /transfer/
      - paragraph:
        - time`
  await expect(page.getByRole('main')).toMatchAriaSnapshot(outcome(now))
  await page.goto(asked.link(key))
  const before = `
      - paragraph:
        - text: This request was answered on
        - time
        - text: . It cannot be answered again.`
  await expect(page.getByRole('main')).toMatchAriaSnapshot(outcome(before))
})

test('a dead link: who asks, what happened, what to do, a text to send', async ({ page, declaredFailures }) => {
  declaredFailures(/status of 404/)
  await page.goto(pageNamed('verification').link('no-such-key'))
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: /is contacting you/
      - alert:
        - heading "This link does not work" [level=1]
        - paragraph: /could not find anything/
        - button "Close"
      - heading "What you can do" [level=2]
      - heading "A message you can send" [level=2]
      - paragraph:
        - button "Copy the message"
  `)
})

test('a change of registrant: from the old one to the new, what can be chosen, the answers', async ({ page }) => {
  await page.goto(pageNamed('trade, current holder').link(freshKey('current-open')))
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - term:
        - text: Current registrant
        - strong: (you)
      - definition: Jo Anders
      - term: New registrant
      - definition:
        - strong: Mika Falk
        - text: (Different)
      - paragraph: /locks the domain against transfer to another registrar for 60 days/
      - paragraph: Optional
      - checkbox /Skip the 60-day lock/
      - checkbox /Let Meridian/
      - group "Approve change"
      - group "Cancel change"
  `)
})

test('preferences: each question in a row of its own, how many are open, and save', async ({ page }) => {
  await page.goto(`/consent/${freshKey('optional-only')}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Your data sharing preferences" [level=1]
      - navigation "Data sharing":
        - link "Preferences"
        - link "TLD details"
        - link "Data Sharing"
      - heading "Optional personal data" [level=2]
      - group ".amsterdam":
        - 'checkbox "Allow Meridian Registrar Inc. to share my: .amsterdam Adds Address, City"'
        - group: Details .amsterdam
      - checkbox "Allow data sharing for all options above"
      - button "Decline all"
      - paragraph: 3 open questions, 0 allowed
      - button "Save Preferences"
  `)
})
