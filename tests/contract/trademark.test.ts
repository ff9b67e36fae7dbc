import { expect, test } from 'vitest'
import * as api from '#api/trademark.ts'
import { useSandbox } from './support/page.ts'

const sandbox = useSandbox()

test('keeps an id of digits unrounded', async () => {
  const link = { claims_id: '0012345678901234567890', key: 'single-mark' }
  expect(await sandbox.page.ask(api.getTrademarkNotice(link))).toMatchObject(link)
  const rounded = { ...link, claims_id: '12345678901234567000' }
  await expect(sandbox.page.ask(api.getTrademarkNotice(rounded))).rejects.toMatchObject({ kind: 'forbidden' })
})

test.each(['expired-by-date', 'mandated-sample'])('refuses to accept the notice %s, which is over', async (key) => {
  const link = { claims_id: '370d0b7c9223372036854775807', key }
  expect(await sandbox.page.ask(api.getTrademarkNotice(link))).toMatchObject({ answer: null })
  await expect(sandbox.page.send(api.approveTrademarkNotice(link))).rejects.toMatchObject({ kind: 'expired' })
})
