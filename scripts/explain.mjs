// Guards against stack traces for what a person can put right: a contract that cannot be read, or an option that a script
// does not have, ends it with the one line that says so. Imported by every script that reads contracts or options.
process.once('uncaughtException', (error) => {
  console.error(isPersons(error) ? error.message : error)
  process.exit(1)
})

/** @param {Error & { code?: string }} error */
function isPersons({ name, code = '' }) {
  return name === 'ContractProblem' || code.startsWith('ERR_PARSE_ARGS_')
}
