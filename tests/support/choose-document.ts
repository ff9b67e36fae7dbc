import type { Page } from '@playwright/test'

/** A file that the data quality page accepts as proof of contact data. */
export const PROOF = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nproof') }

/** Selects a document type and a file on the data quality page, without sending them. */
export async function chooseDocument(page: Page): Promise<void> {
  await page.getByLabel('Document type').selectOption('ID card')
  await page.getByLabel(/^Choose (a|another) file$/).setInputFiles(PROOF)
}
