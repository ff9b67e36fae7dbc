import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { TRADEMARK_NOTICE, textToHash } from '#decision/prescribed-texts.ts'
import { receiptFile, type ReceiptContent } from '#decision/receipt-file.ts'
import { RECEIPT_FORMAT } from '#decision/receipt-versions.ts'
import { sha256 } from '#lib/sha256.ts'

/** Returns a receipt as a page writes it, with the given fields replaced. */
export async function receiptWith(changes: Partial<ReceiptContent> = {}): Promise<string> {
  const hash = await sha256(textToHash(TRADEMARK_NOTICE))
  const content = {
    receipt: 'trademark-notice',
    format: RECEIPT_FORMAT,
    language: 'tr',
    decided_at: '2026-11-22T09:00:00.000Z',
    reference: 'A-4C1F09D2',
    decided: [{ label: 'Yanıtınız', value: 'Example-one.shop için bildirimi "kabul ettiniz" – 2\u00A0×' }],
    text: { version: '2026-11-21', language: 'en', sha256: hash },
    prescribed: [{ id: 'trademark-notice', form_date: '2014-05-14', language: 'en', sha256: hash }],
    ...changes,
  }
  return (await receiptFile(content, sha256)).text
}

/** Runs `npm run receipts -- verify`. */
export function verifyByCommand(...args: string[]): { code: number | null; output: string } {
  const script = join(import.meta.dirname, '../../scripts/receipts.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'verify', ...args], { encoding: 'utf8' })
  return { code: status, output: stdout + stderr }
}
