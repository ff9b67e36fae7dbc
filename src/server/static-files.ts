import type { FastifyReply, FastifyRequest } from 'fastify'
import mime from 'mime-types'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { tryDecode } from '#lib/try-decode.ts'
import { cacheFile, type CachedFile, sendFile } from './cached-file.ts'
import { classifyAddress } from './page-address.ts'
import type { Target } from './target.ts'

/** The built files, without the document, by their decoded URL path. */
export type StaticFiles = ReadonlyMap<string, CachedFile>

export const DOCUMENT_NAME = 'index.html'

/** For files whose names contain a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'

/** Values of `sec-fetch-dest` for subresources, for which the document would be the wrong response. */
const SUBRESOURCES = new Set(
  'audio audioworklet font image json manifest paintworklet script serviceworker sharedworker style track video worker xslt'.split(
    ' ',
  ),
)

/**
 * Reads a whole build into memory at start: it is small, a lookup in a map cannot leave the folder, and a new build on
 * disk does not break open pages.
 * @param folder the folder of the build; neither names that begin with a dot nor the server's own code are served
 * @throws when the folder cannot be read
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const filePaths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const paths = new Set(filePaths.map((file) => `/${relative(folder, file).split(sep).join('/')}`))
  const isCompressedCopy = (path: string): boolean => /\.(?:br|gz)$/.test(path) && paths.has(path.slice(0, -3))
  const isServed = (path: string): boolean =>
    !isCompressedCopy(path) && !path.includes('/.') && !path.startsWith('/server/') && path !== `/${DOCUMENT_NAME}`
  const files = [...paths].filter(isServed).map(async (path): Promise<[string, CachedFile]> => {
    const encoded: CachedFile['encoded'] = {}
    if (paths.has(`${path}.br`)) encoded.br = await readFile(join(folder, `${path}.br`))
    if (paths.has(`${path}.gz`)) encoded.gzip = await readFile(join(folder, `${path}.gz`))
    // An unknown type is only ever downloaded (`nosniff`).
    const type = mime.contentType(basename(path)) || 'application/octet-stream'
    return [path, cacheFile(type, await readFile(join(folder, path)), encoded)]
  })
  return new Map(await Promise.all(files))
}

/**
 * Responds to a GET or HEAD with a file, or with 404 if a subresource or file is missing.
 * @returns undefined when the document is the response; sets its status to 404 for an unknown page
 */
export function respondWithFile(
  files: StaticFiles,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const path = decodedPath(request.context.target)
  const file = path && files.get(path)
  if (file) {
    return sendFile(request, reply, file, { 'cache-control': path.startsWith('/assets/') ? IMMUTABLE : FIVE_MINUTES })
  }
  return respondIfMissing(request, reply)
}

/**
 * Responds with 404 if a subresource or file is missing.
 * @returns undefined when the document is the response; sets its status to 404 for an unknown page
 */
export function respondIfMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { target } = request.context
  const kind = target && classifyAddress(target)
  if (isSubresource(request) || kind === 'missing file') return sendMissing(reply)
  if (kind === 'unknown page') reply.code(404)
  return undefined
}

/** Returns whether a request is for a subresource of a page: by its path under `/assets/` or its `sec-fetch-dest`. */
function isSubresource({ context, headers }: FastifyRequest): boolean {
  const isAsset = decodedPath(context.target)?.startsWith('/assets/') === true
  return isAsset || SUBRESOURCES.has(String(headers['sec-fetch-dest']))
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send('There is no such file.\n')
}

function decodedPath(target: Target | undefined): string | undefined {
  return target && tryDecode(target.path)
}
