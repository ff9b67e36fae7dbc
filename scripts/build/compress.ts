import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder } from './paths.ts'

/** Excludes raster images and fonts, which are already compressed. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest|xml)$/
/** The server fills in index.html at startup; dot files and server code are not served. */
const SKIPPED = /^(?:index\.html$|\.|server\b)/

/** Compresses the files of a build that are served unchanged. */
export async function compressFiles(dist: string): Promise<void> {
  const paths = await filesUnder(dist)
  const served = paths.filter((path) => COMPRESSIBLE.test(path) && !SKIPPED.test(relative(dist, path)))
  await Promise.all(served.map(compressFile))
}

/** Writes `.br` and `.gz` copies next to a file, if they are smaller. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const copies = {
    br: await promisify(brotliCompress)(content, { params }),
    gz: await promisify(gzip)(content, { level: 9 }),
  }
  for (const [extension, copy] of Object.entries(copies))
    if (copy.length < content.length) await writeFile(`${path}.${extension}`, copy)
}
