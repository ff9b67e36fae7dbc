/**
 * Says which Node runs, where it is not the one that npm was started with: `npm ci` has brought it.
 * @param running its version
 * @param userAgent `npm_config_user_agent`, in which npm tells the Node that it runs on; undefined outside of npm
 * @returns undefined where both are the same
 */
export function ownNode(running: string, userAgent: string | undefined): string | undefined {
  const installed = /\bnode\/v(\S+)/.exec(userAgent ?? '')?.[1]
  if (installed === undefined || installed === running) return undefined
  return `Node ${running}, which "npm ci" has brought, runs the project; the installed Node ${installed} runs npm alone.`
}
