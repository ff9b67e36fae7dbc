/** The environment with which every tool writes plain text: TypeScript takes any `FORCE_COLOR` for a yes, even 0. */
export function withoutColour(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...rest } = env
  return { ...rest, NO_COLOR: '1' }
}
