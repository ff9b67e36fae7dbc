import { useReceiptText } from '#decision/receipt-text.ts'
import { ReceiptView, type Receipt } from '#decision/receipt.tsx'

/** The receipt of saved preferences, with the words that were agreed or disagreed to. */
export function PreferencesReceipt({ words, ...receipt }: Omit<Receipt, 'text'> & { words: readonly string[] }) {
  return <ReceiptView receipt={{ ...receipt, text: useReceiptText('preferences', words) }} />
}
