import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('exposes a decision page in order: requester, question, deadline, then each answer with its effect', async ({
  page,
}) => {
  await page.goto(`/transfer/in/anders-buchbinderei.berlin/${freshKey('in-open')}`)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link:
        - img
      - combobox "Language"
    - main:
      - paragraph: /is contacting you on behalf of/
      - group: How do I know this email is legitimate?
      - heading "Accept the transfer of anders-buchbinderei.berlin?" [level=1]
      - paragraph:
        - text: Respond by
        - time
      - paragraph:
        - strong: 2 days left
        - text: /If you do not respond/
      - textbox "Your auth code"
      - button "Show auth code"
      - group "Accept transfer":
        - paragraph: /will be transferred to/
        - paragraph:
          - text: By accepting, you confirm the transfer and agree to Meridian Registrar Inc.’s
          - link "registration agreement"
        - button "Accept transfer"
      - group "Decline transfer":
        - paragraph: /will stay with/
        - button "Decline transfer"
      - term: Current registrar
      - definition: Harbourline Domains Ltd.
    - contentinfo:
      - paragraph:
        - text: Need help?
        - link "Contact Nordlicht Hosting GmbH"
      - heading "Data Protection Officer" [level=2]
  `)
})
