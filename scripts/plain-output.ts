type Environment = Record<string, string | undefined>

/** The environment with which every tool writes plain text: TypeScript takes any `FORCE_COLOR` for a yes, even 0. */
export function withoutColour(env: Environment): Environment {
  const { FORCE_COLOR: _, ...rest } = env
  return { ...rest, NO_COLOR: '1' }
}

/** Whether who reads it wants plain text: by `NO_COLOR`, in CI, or where the output is no terminal. */
export function wantsPlainText({ NO_COLOR, CI }: Environment, isTerminal: boolean): boolean {
  return Boolean(NO_COLOR) || Boolean(CI) || !isTerminal
}
