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
 * Parses HTML with the Trusted Types policy of its frame. The policy of the page would reject it, and report inline
 * styles.
 *
 * @param frame a document for which no template was parsed yet
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

/** Renames `<base>` and event handler attributes: browsers would report on the console that they block them. */
function withoutComplaints(html: string): string {
  return html
    .replaceAll(/<base\b/gi, '<meta http-equiv="x-base"')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/(?<=[\s/"'])(?=on[a-z]+\s*=)/gi, 'x-'))
}
