import { HtmlValidate } from 'html-validate'
import { expect, test } from '#tests/support/test.ts'
import { VIEWS } from '#tests/support/views.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Views that need only a link. A full run checks all of them; otherwise, one for each page is checked. */
const LINK_VIEWS = VIEWS.filter(({ act, host, staysLoading }) => !act && !host && !staysLoading)
const DOCUMENTS = process.env.FULL ? LINK_VIEWS : [...new Map(LINK_VIEWS.map((view) => [view.page, view])).values()]

test('serves valid HTML', async ({ request, baseURL }) => {
  for (const view of DOCUMENTS) {
    const link = view.link()
    const response = await request.get(new URL(link, baseURL).href)
    const { results } = await validator.validateString(await response.text())
    const violations = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => ({ ruleId, message, line })),
    )
    expect.soft(violations, link).toEqual([])
  }
})
