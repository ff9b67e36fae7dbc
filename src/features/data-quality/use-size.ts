import { useFormatter } from 'use-intl/react'

/** Formats a file size as operating systems do: whole kilobytes, or megabytes with one decimal. */
export function useSize(): (bytes: number) => string {
  const format = useFormatter()
  return (bytes) =>
    bytes < 1_000_000
      ? format.number(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
}
