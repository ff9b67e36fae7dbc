/** Whether a date of a contract (ISO 8601 or epoch seconds) lies before now; an absent or unreadable one does not. */
export function isPast(date: string | number | null | undefined, now: Date): boolean {
  if (date === null || date === undefined || date === '') return false
  const seconds = Number(date)
  return (Number.isNaN(seconds) ? Date.parse(String(date)) : seconds * 1000) < now.getTime()
}
