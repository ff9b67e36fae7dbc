import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileAnswer, keepFile, type KeptFile } from './file-answer.ts'
import { mediaType } from './media-types.ts'

/** The built files by their path in the address, percent-decoded, without the document. */
export type StaticFiles = ReadonlyMap<string, KeptFile>

export const DOCUMENT_NAME = 'index.html'

/** Where the build puts the hashed files that pages consist of. */
export const ASSETS = '/assets/'
/** Their names carry a hash of their content, so they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_WHILE = 'public, max-age=300'

/** What a browser fetches for a part of a page, never for a page: there, the document would be a broken part. */
const PART_OF_A_PAGE = new Set([
  'audio',
  'audioworklet',
  'font',
  'image',
  'json',
  'manifest',
  'paintworklet',
  'script',
  'serviceworker',
  'sharedworker',
  'style',
  'track',
  'video',
  'worker',
  'xslt',
])

/**
 * Reads the whole build into memory at start: it is small, a look-up in a table cannot leave the folder, and a build
 * that replaces the files does not tear the pages that are open.
 * @param folder the build's folder; names that begin with a dot are not served
 * @throws when the folder cannot be read
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/'),
      ),
  )
  const isSmallerCopy = (path: string): boolean => /\.(?:br|gz)$/.test(path) && paths.has(path.slice(0, -3))
  const isServed = (path: string): boolean =>
    !isSmallerCopy(path) && !path.includes('/.') && path !== `/${DOCUMENT_NAME}`
  const read = (path: string): Promise<Buffer<ArrayBuffer>> => readFile(join(folder, path))
  const files = [...paths].filter(isServed).map(async (path): Promise<[string, KeptFile]> => {
    const encoded: KeptFile['encoded'] = {}
    if (paths.has(`${path}.br`)) encoded.br = await read(`${path}.br`)
    if (paths.has(`${path}.gz`)) encoded.gzip = await read(`${path}.gz`)
    return [path, keepFile(mediaType(path), await read(path), encoded)]
  })
  return new Map(await Promise.all(files))
}

/**
 * Answers a GET or HEAD that is a file, or that must not be answered with the document.
 * The path's ending says nothing: `/dls/1/example.com` is a page.
 * @returns undefined when the document is the answer
 */
export function staticAnswer(files: StaticFiles, request: Request): Response | undefined {
  const path = decodePath(new URL(request.url).pathname)
  const file = path === undefined ? undefined : files.get(path)
  if (path !== undefined && file) {
    return fileAnswer(request, file, { 'cache-control': path.startsWith(ASSETS) ? FOR_EVER : FOR_A_WHILE })
  }
  return isPartOfPage(path, request.headers.get('sec-fetch-dest')) ? notFound() : undefined
}

/** Whether a missing file is one: asked for under `/assets/`, or by a browser for a part of a page. */
export function isPartOfPage(path: string | undefined, fetchDestination: string | null | undefined): boolean {
  return path?.startsWith(ASSETS) === true || PART_OF_A_PAGE.has(fetchDestination ?? '')
}

function notFound(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('There is no such file.\n', { status: 404, headers })
}

/** @returns undefined for a broken percent-encoding: no file is named so */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
