import { expect, test } from 'vitest'
import * as api from '#api/trademark.ts'
import { useSandbox } from './support/api.ts'

const sandbox = useSandbox()

test('does not round an id that contains only digits', async () => {
  const link = { claims_id: '0012345678901234567890', key: 'single-mark' }
  expect(await sandbox.api.read(api.getTrademarkNotice(link))).toMatchObject(link)
  const rounded = { ...link, claims_id: '12345678901234567000' }
  await expect(sandbox.api.read(api.getTrademarkNotice(rounded))).rejects.toMatchObject({ kind: 'forbidden' })
})

test.each(['expired-by-date', 'mandated-sample'])('rejects acceptance of the expired notice %s', async (key) => {
  const link = { claims_id: '370d0b7c9223372036854775807', key }
  expect(await sandbox.api.read(api.getTrademarkNotice(link))).toMatchObject({ answer: null })
  await expect(sandbox.api.send(api.approveTrademarkNotice(link))).rejects.toMatchObject({ kind: 'expired' })
})
