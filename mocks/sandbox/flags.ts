type Flag = boolean | number | string | null | undefined

export function saysYes(flag: Flag): boolean {
  return [true, 1, '1'].includes(flag ?? '')
}

/** Returns whether a flag of a contract says no; a flag that says nothing does not. */
export function saysNo(flag: Flag): boolean {
  return [false, 0, '0'].includes(flag ?? '')
}
