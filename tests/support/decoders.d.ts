// Decoders that come without types.

declare module 'libheif-js/wasm-bundle.js' {
  type Shown = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
  type HeifImage = {
    get_width: () => number
    get_height: () => number
    display: (target: Shown, done: (shown: Shown | null) => void) => void
  }
  const libheif: { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } }
  export default libheif
}

declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number; fill?: boolean })
    data: Uint8Array
    static sync: { read: (file: Uint8Array) => PNG; write: (png: PNG) => Uint8Array<ArrayBuffer> }
  }
}
