import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders a tree in one piece, after everything it waits for is ready: otherwise, React would insert later parts with inline
 * scripts, which the document's policy forbids.
 *
 * @throws the error of a component
 */
export async function renderToHtml(tree: ReactNode): Promise<string> {
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
