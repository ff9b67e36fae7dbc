import { readFile } from 'node:fs/promises'
import { CommandProblem, readCommand } from './command.ts'
import { reportOf } from './receipts/report.ts'
import { addTexts, storedTexts, textsOfThisRelease } from './receipts/texts.ts'
import { verify } from './receipts/verify.ts'

const EXIT_CODES = { unaltered: 0, altered: 1, unreadable: 2 }
const USAGE = 'Usage: npm run receipts -- verify FILE [--sha256 HASH] | texts'

const { values, positionals } = readCommand({
  name: 'npm run receipts',
  args: 'verify FILE | texts',
  purpose: 'Verifies receipts in a dispute: docs/receipts.md.',
  options: { sha256: { type: 'string', value: 'HASH', help: 'hash of the receipt, as stored elsewhere' } },
  notes: `verify FILE  reports whether a saved receipt is unaltered, and which prescribed text the user saw
texts        lists the prescribed texts with their hashes, and adds those of this release to docs/receipt-texts/

Exit code of verify: 0 if the receipt is unaltered, 1 if it is altered, 2 if it cannot be verified.`,
  problemCode: EXIT_CODES.unreadable,
})
const [action, file] = positionals
if (action === 'texts' && positionals.length === 1) await listTexts()
else if (action === 'verify' && file !== undefined && positionals.length === 2) await verifyFile(file)
else throw new CommandProblem(`Name one file to verify, or "texts". ${USAGE}`)

async function verifyFile(receipt: string): Promise<void> {
  const sha256 = values.sha256?.trim().toLowerCase()
  if (sha256 !== undefined && !/^[\da-f]{64}$/.test(sha256))
    throw new CommandProblem(`--sha256 takes 64 hexadecimal digits. ${USAGE}`)
  const bytes = await readFile(receipt).catch((error: Error) => {
    throw new CommandProblem(error.message)
  })
  const verdict = verify(bytes, sha256)
  console.log(reportOf(receipt, verdict, await storedTexts(), textsOfThisRelease()))
  process.exitCode = EXIT_CODES[verdict.is]
}

async function listTexts(): Promise<void> {
  const current = textsOfThisRelease()
  const added = await addTexts(current)
  for (const { id, formDate, language, without, sha256, file: storedFile } of await storedTexts()) {
    const omission = without.length > 0 ? `, without ${without.join(' and ')}` : ''
    const release = current.some((text) => text.file === storedFile) ? 'this release' : 'an earlier release'
    console.log(`${sha256}  ${id}, form dated ${formDate}, ${language}${omission}; ${release}`)
  }
  console.log(added.length > 0 ? `Added: ${added.join(', ')}` : 'Nothing new.')
}
