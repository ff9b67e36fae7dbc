import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders a tree with everything that it waits for. In one piece: React would insert later parts with inline scripts, which
 * the document's policy forbids.
 *
 * @throws what a component throws
 */
export async function renderToText(tree: ReactNode): Promise<string> {
  const ready = Promise.withResolvers<void>()
  const { pipe } = renderToPipeableStream(tree, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: ready.resolve,
    onShellError: ready.reject,
    onError: ready.reject,
  })
  await ready.promise
  return text(pipe(new PassThrough()))
}
