// Stops the server and `npm start` early on a Node that cannot run them. Plain JavaScript, which an old Node can read.

const MIN_VERSION = 24

/**
 * @param {string} version as in `process.versions.node`
 * @param {boolean} isNpmScript whether npm started the process: npm puts the project's own Node first in the PATH
 * @returns {string | undefined} what to do, in one sentence; undefined when the version is supported
 */
export function refusal(version, isNpmScript) {
  if (Number(version.split('.')[0]) >= MIN_VERSION) return undefined
  const remedy = isNpmScript
    ? ': run "npm ci" without --omit=optional, because the Node that comes with the project (an optional package for this platform) is not installed'
    : ''
  return `This needs Node ${MIN_VERSION} and was started by Node ${version}${remedy}.`
}

const reason = refusal(process.versions.node, process.env.npm_lifecycle_event !== undefined)
if (reason) {
  console.error(reason)
  process.exit(1)
}
