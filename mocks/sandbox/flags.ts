type Flag = boolean | number | string | null | undefined

export function saysYes(flag: Flag): boolean {
  return [true, 1, '1'].includes(flag ?? '')
}

/** Returns whether a flag is set to no; a missing flag is not. */
export function saysNo(flag: Flag): boolean {
  return [false, 0, '0'].includes(flag ?? '')
}
