// `npm run receipt:verify -- FILE`: whether a saved receipt is unaltered, and under which prescribed text it was given.
// Ends with 0 when it is unaltered, 1 when it is altered, 2 when nothing can be said. docs/receipts.md explains it.
import './require-node.mjs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

const { reportOf } = await import('./receipts/report.ts')
const { keptTexts, textsOfThisRelease } = await import('./receipts/texts.ts')
const { verify } = await import('./receipts/verify.ts')

const EXIT_CODES = { unaltered: 0, altered: 1, unreadable: 2 }
const USAGE = 'Usage: npm run receipt:verify -- FILE [--sha256 HASH]'

try {
  const { file, sha256 } = readArguments(process.argv.slice(2))
  const verdict = verify(await readFile(file), sha256)
  console.log(reportOf(file, verdict, await keptTexts(), textsOfThisRelease()))
  process.exitCode = EXIT_CODES[verdict.is]
} catch (error) {
  console.error(error.message)
  process.exitCode = EXIT_CODES.unreadable
}

/** @throws {Error} When no file is named, or the hash is none. */
function readArguments(args) {
  let parsed
  try {
    parsed = parseArgs({ args, options: { sha256: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}. ${USAGE}`, { cause: error })
  }
  const { positionals, values } = parsed
  if (positionals.length !== 1) throw new Error(`Name one file. ${USAGE}`)
  const sha256 = values.sha256?.trim().toLowerCase()
  if (sha256 !== undefined && !/^[\da-f]{64}$/.test(sha256)) {
    throw new Error(`--sha256 takes 64 digits from 0 to f. ${USAGE}`)
  }
  return { file: positionals[0], sha256 }
}
