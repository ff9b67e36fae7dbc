/** The policy that the frames' headers name (src/server/security-headers.ts). */
const POLICY = 'message-preview'

type TrustedTypes = {
  /** Throws for a policy that the document does not allow, or that it has already. */
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
    // Typed as what the parser takes: TypeScript's DOM knows no trusted types.
  ) => { createHTML: (text: string) => string }
}

/**
 * Reads HTML under the policies of the frame that it is meant for, which has its one policy of Trusted Types for this:
 * under those of the page it would be refused, and each inline style be reported. What is read is in no document that is
 * shown, and nothing in it runs.
 *
 * @param frame a document for which no template was read yet
 */
export function readTemplate(html: string, frame: Document): Document {
  const { DOMParser: Parser, trustedTypes } = (frame.defaultView ?? globalThis) as typeof globalThis & {
    trustedTypes?: TrustedTypes
  }
  const policy = trustedTypes?.createPolicy(POLICY, { createHTML: withoutComplaints }) ?? {
    createHTML: withoutComplaints,
  }
  return new Parser().parseFromString(policy.createHTML(html), 'text/html')
}

/**
 * Gives a base, and attributes that run something, names that mean nothing: the browser would tell on the console that it
 * refuses them.
 */
function withoutComplaints(html: string): string {
  return html
    .replaceAll(/<base\b/gi, '<meta http-equiv="x-base"')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/(?<=[\s/"'])(?=on[a-z]+\s*=)/gi, 'x-'))
}
