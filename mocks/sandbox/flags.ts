export function isYes(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1'
}

/** Returns whether a flag is present and says no. */
export function isNo(flag: unknown): boolean {
  return flag === false || flag === 0 || flag === '0'
}
