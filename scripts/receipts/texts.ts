import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  withKnownValues,
  TRADEMARK_DECISIONS,
  TRADEMARK_NOTICE,
  TRANSFER_CONFIRMATION,
  textToHash,
  type PrescribedText,
} from '#decision/prescribed-texts.ts'

/** The folder of the prescribed texts of this release and all earlier ones. */
export const TEXTS_FOLDER = join(import.meta.dirname, '../../docs/receipt-texts')

/** Names and hashes of the files, in the format of `sha256sum -c`. */
export const SUMS = 'SHA256SUMS'

/** A prescribed text in one of its variants. */
export type TextVariant = {
  id: string
  /** Date of the official form that the wording is taken from. */
  formDate: string
  /** Names of the placeholders without a value; the text around each is omitted. Empty for the whole text. */
  without: readonly string[]
  language: 'en'
  /** Name of its file, which contains only the hashed text. */
  file: string
  /** SHA-256 of the text in UTF-8, in hex. */
  sha256: string
}

/** Returns every prescribed text of this release, in every variant that a page can show. */
export function textsOfThisRelease(
  texts: readonly PrescribedText[] = [TRANSFER_CONFIRMATION, TRADEMARK_NOTICE, TRADEMARK_DECISIONS],
): (TextVariant & { content: string })[] {
  return texts.flatMap((text) =>
    subsetsOf(optionalPlaceholders(text)).map((without) => {
      const content = textToHash(withKnownValues(text, placeholderValues(text, without)))
      const { id, formDate } = text
      const variant = [id, formDate, ...(without.length > 0 ? ['without', ...without] : [])].join('-')
      const sha256 = sha256Of(content)
      // The hash distinguishes wordings of the same variant in different releases.
      return { id, formDate, without, language: 'en', file: `${variant}-${sha256.slice(0, 8)}.txt`, sha256, content }
    }),
  )
}

/** Returns the SHA-256 of bytes or of a UTF-8 string, in hex. */
export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Reads the stored texts of a folder.
 * @throws {Error} If a line is invalid, or a file is missing or does not match its hash
 */
export async function storedTexts(folder = TEXTS_FOLDER): Promise<TextVariant[]> {
  const lines = (await readFile(join(folder, SUMS), 'utf8').catch(() => '')).split('\n').filter(Boolean)
  return Promise.all(
    lines.map(async (line) => {
      const [, sha256 = '', file = ''] = /^([\da-f]{64}) {2}(\S+\.txt)$/.exec(line) ?? []
      const [, id = '', formDate = '', without = ''] =
        /^(.+?)-(\d{4}-\d\d-\d\d)(?:-without-(.+))?-[\da-f]{8}\.txt$/.exec(file) ?? []
      if (!id) throw new Error(`${SUMS} has an invalid line: ${line}`)
      const content = await readFile(join(folder, file)).catch(() => undefined)
      if (!content) throw new Error(`${file} is listed in ${SUMS}, but missing`)
      if (sha256Of(content) !== sha256) throw new Error(`${file} does not match its hash in ${SUMS}`)
      return { id, formDate, without: without.split('-').filter(Boolean), language: 'en', file, sha256 } as const
    }),
  )
}

/**
 * Adds the texts of this release to the folder. Stored texts are never changed or removed, because receipts of earlier
 * releases refer to them.
 * @returns the new files
 */
export async function addTexts(texts = textsOfThisRelease(), folder = TEXTS_FOLDER): Promise<string[]> {
  const stored = await storedTexts(folder)
  const added = texts.filter(({ sha256, file }) => !stored.some((each) => each.sha256 === sha256 && each.file === file))
  for (const { file, content } of added) await writeFile(join(folder, file), content)
  const all = [...stored, ...added].map(({ sha256, file }) => `${sha256}  ${file}\n`)
  if (added.length > 0) await writeFile(join(folder, SUMS), all.join(''))
  return added.map(({ file }) => file)
}

/** Returns the placeholders that may lack a value. */
function optionalPlaceholders({ paragraphs }: PrescribedText): string[] {
  const names = paragraphs.flatMap(({ text, undated }) => {
    const required = undated ? placeholdersOf(undated.text) : placeholdersOf(text)
    return placeholdersOf(text).filter((name) => !required.includes(name))
  })
  return [...new Set(names)]
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function placeholderValues(text: PrescribedText, without: readonly string[]): Record<string, string | undefined> {
  const names = placeholdersOf(text.paragraphs.map((paragraph) => paragraph.text).join(' '))
  return Object.fromEntries(names.map((name) => [name, without.includes(name) ? undefined : 'known']))
}

/** Returns every subset of the names, the empty one first. */
function subsetsOf(names: readonly string[]): string[][] {
  const [first, ...others] = names
  if (first === undefined) return [[]]
  return subsetsOf(others).flatMap((each) => [each, [first, ...each]])
}
