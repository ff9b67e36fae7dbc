import type { ContractDocument, MediaType, OperationDocument, PathDocument, Schema } from './contract-document.ts'
import { moveDate } from './move-date.ts'
import { alternatives, itemsOf, propertyOf } from './schema-parts.ts'

/** The instant as of which all examples are written: "five days left" is five days after this. */
export const EXAMPLES_AS_OF = new Date('2026-11-21T09:00:00Z')

/**
 * The same contract, its examples of answers as if they had been written at another instant: every date in them moves
 * along, so that a deadline that is five days off in the file is five days off whenever a mock starts.
 * @param document Dereferenced; not changed
 */
export function withExamplesAsOf(document: ContractDocument, instant: Date): ContractDocument {
  // Whole seconds, as epoch dates can be moved by nothing less.
  const seconds = Math.round((instant.getTime() - EXAMPLES_AS_OF.getTime()) / 1000)
  if (seconds === 0) return document
  return { ...document, paths: mapValues(document.paths, (path) => movePath(path, seconds)) }
}

function movePath(path: PathDocument, seconds: number): PathDocument {
  const { get, post, put } = path
  return {
    ...path,
    ...(get && { get: moveOperation(get, seconds) }),
    ...(post && { post: moveOperation(post, seconds) }),
    ...(put && { put: moveOperation(put, seconds) }),
  }
}

function moveOperation(operation: OperationDocument, seconds: number): OperationDocument {
  const responses = mapValues(operation.responses, (response) => ({
    ...response,
    ...(response.content && { content: mapValues(response.content, (media) => moveMedia(media, seconds)) }),
  }))
  return { ...operation, responses }
}

function moveMedia(media: MediaType, seconds: number): MediaType {
  if (!media.examples) return media
  const examples = mapValues(media.examples, (example) => ({
    ...example,
    value: moveValue(example.value, [media.schema], seconds),
  }))
  return { ...media, examples }
}

/** Moves the dates in a value; `schemas` are all that may describe it, of which one saying "date" is enough. */
function moveValue(value: unknown, schemas: Schema[], seconds: number): unknown {
  const all = schemas.flatMap(alternatives)
  if (all.some((schema) => schema['x-moment'] === true)) return moveDate(value, seconds)
  if (Array.isArray(value)) {
    return value.map((item) => moveValue(item, itemsOf(all), seconds))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, moveValue(item, propertyOf(all, name), seconds)]),
  )
}

function mapValues<T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
