// Stops an entry script on a Node that is too old, before anything that such a Node cannot read is loaded.
const NEEDED = 24

const major = Number(process.versions.node.split('.')[0])
if (major < NEEDED) {
  console.error(
    `This needs Node ${NEEDED} or newer, and runs on ${process.version}. Start it through npm (for example "npm start"), ` +
      'which uses the Node that the project brings; if that says the same, run "npm ci" without --omit=optional.',
  )
  process.exit(1)
}
