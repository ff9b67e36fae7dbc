export function saysYes(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1'
}

/** Returns whether a flag is set to no; a missing flag is not. */
export function saysNo(flag: unknown): boolean {
  return flag === false || flag === 0 || flag === '0'
}
