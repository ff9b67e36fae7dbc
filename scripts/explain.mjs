// Guards against stack traces for what a person can put right: a contract that cannot be read ends a script with the one
// line that says where. Imported by every script that reads the contracts.
process.once('uncaughtException', (error) => {
  console.error(error.name === 'ContractProblem' ? error.message : error)
  process.exit(1)
})
