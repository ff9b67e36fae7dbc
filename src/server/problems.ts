/** Texts of the answers that the server gives itself; the pages show them. */
export const SENTENCES = {
  badAddress: 'The address of this request is not valid.',
  badRequest: 'This request is not valid.',
  wrongHost: 'This server does not answer for the host of this request.',
  notAllowed: 'This address does not accept this kind of request.',
  tooSlow: 'Your data arrived too slowly. Please check your connection, then try again.',
  tooManyTries: 'Too many links that do not work were opened from your network. Please wait a minute, then try again.',
  ourFault: 'Something went wrong on our side. Please try again in a few minutes.',
  unreachable: 'The service behind this page could not be reached. Please try again in a few minutes.',
  halfAnswer: 'The service behind this page did not answer in full. Please try again in a few minutes.',
  noAnswer: 'The service behind this page did not answer in time. Please try again in a few minutes.',
} as const

/** An answer of the server's own, in the form of the API's errors: the pages need one reader only. */
export class Problem extends Error {
  override name = 'Problem'

  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, sentence: keyof typeof SENTENCES | { text: string }, headers = {}) {
    super(typeof sentence === 'string' ? SENTENCES[sentence] : sentence.text)
    this.status = status
    this.headers = headers
  }

  get body(): string {
    return JSON.stringify({ response_text: this.message })
  }
}

/** @param limit in bytes; told in the largest unit that it fills */
export function tooLarge(limit: number): Problem {
  const [unit, size] = limit >= 2 ** 20 ? ['MiB', 2 ** 20] : limit >= 2 ** 10 ? ['KiB', 2 ** 10] : ['bytes', 1]
  const text = `This is too large to be sent: at most ${Math.floor(limit / size)} ${unit} are accepted.`
  return new Problem(413, { text })
}
