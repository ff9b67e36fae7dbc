import { parseArgs } from 'node:util'

type Option = {
  type: 'string' | 'boolean'
  multiple?: true
  default?: string | boolean
  /** Placeholder for the option's value in the help text, such as FILE. */
  value?: string
  help: string
}

type Options = Record<string, Option>

interface Command<O extends Options> {
  /** How to run the command: `npm run check`. */
  name: string
  /** Arguments other than options, such as `verify FILE`; absent if the command accepts none. */
  args?: string
  purpose: string
  options?: O
  /** More text at the end of the help. */
  notes?: string
  /** The exit code after an invalid argument or any other uncaught error; 1 by default. */
  problemCode?: number
}

const HELP: Option = { type: 'boolean', help: 'shows this help' }

/** A problem that the user of a command can correct; printed without a stack. */
export class CommandProblem extends Error {
  override name = 'CommandProblem'
}

const USER_ERRORS = ['CommandProblem', 'ContractProblem', 'StartProblem']

/** Ends the process on an error, and omits the stack trace if the user can correct the problem. */
function exitOnError(code = 1): void {
  process.once('uncaughtException', (error) => {
    const isUserError = USER_ERRORS.includes(error.name)
    // `once` has removed this listener; any other belongs to a running server.
    if (!isUserError && process.listenerCount('uncaughtException') > 0) return
    console.error(isUserError ? error.message : error)
    process.exit(code)
  })
}

/** Reads the arguments of a command. `--help` or an invalid argument prints a message and ends the process. */
export function readCommand<const O extends Options>(command: Command<O>) {
  exitOnError(command.problemCode)
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(helpOf(command))
    process.exit()
  }
  return parseCommand(command, args)
}

/** @throws {CommandProblem} When the command does not accept an argument */
export function parseCommand<const O extends Options>(command: Command<O>, args: string[]) {
  const options = command.options ?? ({} as O)
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: command.args !== undefined })
    return { values, positionals: positionals as string[] }
  } catch (error) {
    const [reason] = (error as Error).message.split('. ')
    throw new CommandProblem(`${reason}. --help lists all options.`, { cause: error })
  }
}

export function usageOf({ name, args, options }: Command<Options>): string {
  const words = [args, options && '[options]'].filter(Boolean)
  return `Usage: ${name}${words.length > 0 ? ` -- ${words.join(' ')}` : ''}`
}

function helpOf(command: Command<Options>): string {
  const rows = Object.entries({ ...command.options, help: HELP }).map(
    ([name, { value = '', help, default: preset }]) => {
      const flag = `--${name} ${value}`.trim()
      return `  ${flag.padEnd(22)} ${help}${typeof preset === 'string' && preset ? ` (${preset})` : ''}`
    },
  )
  const parts = [usageOf(command), command.purpose, `Options\n${rows.join('\n')}`, command.notes]
  return parts.filter(Boolean).join('\n\n')
}
