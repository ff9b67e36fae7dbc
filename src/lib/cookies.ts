import { tryDecode } from './try-decode.ts'

/**
 * Reads a cookie; undefined when there is none of that name.
 * @param cookies as a `Cookie` header or `document.cookie` has them
 */
export function readCookie(
  name: string,
  cookies: string | undefined = globalThis.document?.cookie,
): string | undefined {
  const value = cookies
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return value ? (tryDecode(value) ?? value) : undefined
}
