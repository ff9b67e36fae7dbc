import { tryDecode } from './try-decode.ts'

/** Reads a cookie from a `Cookie` header or `document.cookie`. */
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
