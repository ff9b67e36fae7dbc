import type { Page } from '@playwright/test'

/** A file that the pages accept as a proof of contact data. */
export const PROOF = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nproof') }

/** Chooses the type of a document and its file on the data quality page, which then offers to send them. */
export async function chooseDocument(page: Page): Promise<void> {
  await page.getByLabel('Document type').selectOption('ID card')
  await page.getByLabel(/^Choose (a|another) file$/).setInputFiles(PROOF)
}
