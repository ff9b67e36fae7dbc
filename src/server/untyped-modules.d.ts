// Types for packages that contain none.

declare module 'fresh' {
  import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
  export default function fresh(request: IncomingHttpHeaders, response: OutgoingHttpHeaders): boolean
}

declare module 'mime-types' {
  const mime: { contentType: (fileName: string) => string | false }
  export default mime
}
