import { expect, test } from 'vitest'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { indexPage } from '#scripts/docs/index-page.ts'

test('the index links every contract and names every operation', async () => {
  const names = contractNames()
  const contracts = await Promise.all(names.map(async (name) => ({ name, document: await bundleContract(name) })))
  const html = indexPage(contracts)
  for (const name of names) expect(html).toContain(`<a href="${name}.html">`)
  for (const { id, path } of (await loadContracts()).operations) {
    expect(html).toContain(`<code>${path}</code>`)
    expect(html).toContain(`(${id})`)
  }
})

test('what a contract says is text', () => {
  const info = { title: '<b>A & "B"</b>', version: '1.0.0' }
  expect(indexPage([{ name: 'a', document: { info, paths: {} } }])).toContain(
    '&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;',
  )
})
