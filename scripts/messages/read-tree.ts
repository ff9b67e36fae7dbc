/** A language file as it is parsed. */
export type Tree = { [key: string]: string | Tree }

/**
 * Reads the text of a language file.
 * @param file its name, for the message
 * @throws {Error} That names the file and the place, when the text is not JSON
 */
export function readTree(text: string, file: string): Tree {
  try {
    return JSON.parse(text) as Tree
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause })
  }
}
