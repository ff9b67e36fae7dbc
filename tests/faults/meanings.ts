import type { FaultName } from './faults.ts'

/**
 * What a fault means to the caller. `lost`: no usable answer, and the backend has done nothing; `taken`: it has done what was
 * asked, and its answer is lost; `garbled`, `misshapen` and `empty`: it has, and the answer is not JSON, has values of other
 * types, or has no fields; `good`: an answer like any other; `late`: an answer that comes when the page has been left. The
 * others are the refusals of `src/api/errors.ts`.
 */
export type Meaning =
  | 'lost'
  | 'taken'
  | 'garbled'
  | 'misshapen'
  | 'empty'
  | 'good'
  | 'invalid'
  | 'forbidden'
  | 'unknown'
  | 'answered'
  | 'expired'
  | 'too many'
  | 'late'

/** What each fault means to the caller. */
export const MEANING: Record<FaultName, Meaning> = {
  'refused connection': 'lost',
  'cut half-way': 'taken',
  'time-out': 'lost',
  '400 invalid': 'invalid',
  '403 forbidden': 'forbidden',
  '404 unknown': 'unknown',
  '409 answered': 'answered',
  '410 expired': 'expired',
  '422 refused': 'invalid',
  '429 too many': 'too many',
  '500 failed': 'lost',
  '502 empty': 'lost',
  '503 away': 'lost',
  'HTML with 200': 'lost',
  'truncated JSON': 'garbled',
  'wrong types': 'misshapen',
  'missing fields': 'empty',
  'extra fields': 'good',
  'odd names': 'good',
  '10 MB': 'good',
  'late answer': 'late',
}
