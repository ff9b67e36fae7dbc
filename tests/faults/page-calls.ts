import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { chooseDocument, PROOF } from '#tests/support/choose-document.ts'
import { answerCalls, button, dialogButton, heading, main, readCalls, type PageCall } from './page-call.ts'

const PREFERENCES: PageCall = {
  page: 'preferences',
  kind: 'item',
  title: 'preferences.heading',
  bareHeading: 'preferences.nothing.heading',
  state: 'optional-only',
  link: (key) => `/consent/${key}`,
  initialView: (page) => heading(page, 'Your data sharing preferences'),
}
const DATA_COPY: PageCall = {
  page: 'data copy',
  kind: 'item',
  title: 'dataCopy.heading',
  state: 'nothing-requested',
  link: (key) => `/request/${key}`,
  initialView: (page) => heading(page, 'Request Your Data'),
}
const TLD_LIST: PageCall = {
  page: 'list of TLDs',
  kind: 'list',
  title: 'tldInfo.heading',
  state: 'nordlicht-opensrs',
  link: () => '/tld-info/nordlicht-opensrs',
  initialView: (page) => page.getByRole('table').getByRole('row').nth(1),
}
const DATA_QUALITY: PageCall = {
  page: 'data quality',
  kind: 'item',
  title: 'dataQuality.question',
  state: 'pending',
  link: (key) => `/registrant/data_quality/${key}/nordlicht`,
  initialView: (page) => heading(page, 'Is this contact information correct?'),
}

const EMAIL = 'jo.anders@anders-buchbinderei.example'
const CITY = 'Bremen'

/** The pages that call each operation, except for decisions. */
const PAGE_CALLS: Record<string, PageCall[]> = {
  getAppConfig: [
    {
      page: 'test page of a trade',
      title: 'trade.question',
      kind: 'configuration',
      isHandledByServer: true,
      state: 'trade',
      link: () => '/trade/test/nordlicht',
      initialView: (page) => heading(page, /^Change the registrant of /),
    },
  ],
  getBranding: [{ ...PREFERENCES, kind: 'optional' }],
  getSystemBranding: [{ ...PREFERENCES, kind: 'registrar' }],
  getConsent: [
    PREFERENCES,
    {
      ...PREFERENCES,
      page: 'data sharing',
      title: 'dataSharing.heading',
      bareHeading: 'dataSharing.heading',
      link: (key) => `/consent/${key}/data-sharing`,
      initialView: (page) => heading(page, 'How your data is shared'),
    },
  ],
  saveConsent: [
    {
      ...PREFERENCES,
      kind: 'preferences',
      enter: async (page) => main(page).getByRole('checkbox').first().check(),
      send: async (page) => button(page, 'Save Preferences').click(),
      readInputs: (page) => main(page).getByRole('checkbox').first().isChecked(),
      done: (page) => heading(page, 'Your preferences were saved'),
    },
  ],
  getReportRequest: [{ ...DATA_COPY, kind: 'sparse item' }],
  requestReport: [
    {
      ...DATA_COPY,
      kind: 'request',
      enter: async (page) => page.getByLabel('Email address').fill(EMAIL),
      send: async (page) => button(page, 'Submit Request').click(),
      readInputs: (page) => page.getByLabel('Email address').inputValue(),
      done: (page) => heading(page, 'Request received'),
    },
  ],
  downloadReport: [
    {
      ...DATA_COPY,
      kind: 'download',
      state: 'ready',
      initialView: (page) => heading(page, 'Downloading your data'),
      done: (page) => page.getByText('Saved as report'),
    },
  ],
  uploadDocument: [
    {
      ...DATA_QUALITY,
      page: 'data quality: document',
      kind: 'upload',
      async enter(page) {
        await chooseDocument(page)
        await main(page).getByText(PROOF.name).waitFor()
      },
      send: async (page) => button(page, 'Send document').click(),
      sendAgain: async (page) => button(page, /^Send (again|document)$/).click(),
      readInputs: async (page) => [
        await page.getByLabel('Document type').inputValue(),
        await main(page).getByText(PROOF.name).isVisible(),
      ],
      done: (page) => page.getByText('and it is in review'),
    },
  ],
  updateContact: [
    {
      ...DATA_QUALITY,
      page: 'data quality: correction',
      kind: 'correction',
      async enter(page) {
        await button(page, 'Change details').click()
        await page.getByLabel('City').fill(CITY)
      },
      async send(page) {
        await button(page, 'Save changes').click()
        await dialogButton(page, 'Save changes').click()
      },
      form: (page) => heading(page, 'Correct your contact information'),
      readInputs: (page) => page.getByLabel('City').inputValue(),
      done: (page) => page.getByText('Your changes were saved'),
    },
  ],
  getPageSample: [
    {
      page: 'test page of a transfer',
      title: 'transferAway.question',
      kind: 'sample',
      state: 'transfer',
      link: () => '/transfer/test/nordlicht',
      initialView: (page) => heading(page, /^Transfer /),
    },
  ],
  renderTemplate: [
    {
      page: 'preview',
      title: 'preview.heading',
      kind: 'sample',
      state: 'trade-request',
      link: () => '/preview/email/nordlicht/trade-request',
      initialView: (page) => heading(page, 'Message preview'),
    },
  ],
  getTldInfoHash: [
    {
      ...PREFERENCES,
      kind: 'list link',
      send: async (page) => page.getByRole('link', { name: 'TLD details' }).click(),
      done: (page) => heading(page, 'Data Use Information'),
    },
  ],
  unhashTldInfo: [TLD_LIST],
  listTlds: [{ ...TLD_LIST, kind: 'rows' }],
  listTldNames: [
    { ...TLD_LIST, kind: 'suggestions', send: async (page) => page.getByLabel('Search by tld').fill('be') },
  ],
}

/** An operation and one page that calls it: a row of the test matrix in `cells.spec.ts`. */
export type OperationCall = { name: string; operation: Operation; call: PageCall }

const contracts = await loadContracts()

/** All operations with their pages, in the order of the contracts. Throws for an operation without a page. */
export const OPERATION_CALLS: readonly OperationCall[] = contracts.operations
  .filter(({ contract }) => contract !== 'sandbox')
  .flatMap((operation) => {
    const { id, path } = operation
    const calls = [...readCalls(path), ...answerCalls(id), ...(PAGE_CALLS[id] ?? [])]
    if (calls.length === 0) throw new Error(`tests/faults/page-calls.ts: name a page that calls ${id} in PAGE_CALLS.`)
    return calls.map((call) => ({ name: `${id} (${call.page})`, operation, call }))
  })
