// pngjs has no types.

declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number; fill?: boolean })
    data: Uint8Array
    static sync: { read: (file: Uint8Array) => PNG; write: (png: PNG) => Uint8Array<ArrayBuffer> }
  }
}
