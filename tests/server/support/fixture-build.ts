import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createFolder } from '#tests/support/temporary-folder.ts'

/** A minimal document for the server, with inline blocks that its Content-Security-Policy must allow. */
export const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta name="pages:navigation" content="history" />
    <meta name="pages:api-timeout-ms" content="0" />
    <meta name="pages:sandbox" content="" />
    <!-- <script>commented()</script> -->
    <style>
      @layer base, components;
    </style>
    <title>Loading</title>
    <script>first('<!-- no comment -->')</script>
    <script type="module" src="/assets/app-abc123.js"></script>
    <style>body { color: #111 }</style>
  </head>
  <body><noscript><div class="noscript"><p lang="en">No scripts</p><p lang="de">Ohne Skripte</p></div></noscript><script data-part="first-view">firstView()</script><div id="root"></div></body>
</html>
`

export const SCRIPT = Buffer.from('console.log("app");\n'.repeat(100))
export const LOGO = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254])

/** Creates a build in a temporary folder. */
export async function fixtureBuild(files: Record<string, string | Buffer> = {}) {
  const { path, ...rest } = await createFolder({
    'index.html': HTML,
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    'assets/app-abc123.js': SCRIPT,
    'assets/app-abc123.js.br': brotliCompressSync(SCRIPT),
    'assets/app-abc123.js.gz': gzipSync(SCRIPT),
    'assets/logo-abc123.png': LOGO,
    '.built-from': 'a digest',
    '.manifest.json': '{}',
    'server/render.js':
      'export const pageNamespaces = {}; export const renderFirstView = () => Promise.reject(new Error("Nothing is rendered here"))',
    ...files,
  })
  return { folder: path, ...rest }
}
