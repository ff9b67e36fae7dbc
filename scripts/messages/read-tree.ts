import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'

/** A language file as it is parsed. */
export type Tree = { [key: string]: string | Tree }

/**
 * Reads the text of a language file.
 * @param file its name, for the message
 * @throws {Error} That names file and line, when the text is no JSON. Node's own message leaves out the line at times
 */
export function readTree(text: string, file: string): Tree {
  try {
    return JSON.parse(text) as Tree
  } catch (cause) {
    const problems: ParseError[] = []
    parse(text, problems, { disallowComments: true })
    const [problem] = problems
    if (!problem) throw cause
    const line = text.slice(0, problem.offset).split('\n').length
    const what = printParseErrorCode(problem.error).replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    throw new Error(`${file} line ${line}: ${what}`, { cause })
  }
}
