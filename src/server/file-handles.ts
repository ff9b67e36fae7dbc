/** Returns how many files and sockets this process may have open; Infinity when there is no limit. */
export function fileHandles(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: unknown } } }
  const handles = Number(userLimits?.open_files.soft)
  // "unlimited", or a system that does not report limits.
  return Number.isNaN(handles) ? Infinity : handles
}
