import type { components } from '#api/generated/consent.d.ts'

/** Every error answer of every contract. */
export const PROBLEM = {
  response_text: 'No request belongs to this key.',
  response_code: 404,
  fields: [{ name: 'postal_code', text: 'The postal code does not belong to this country.' }],
} satisfies Required<components['schemas']['Problem']>

/** Answers of a gateway or a backend in trouble; every operation can have them. */
export const TROUBLE = { 429: PROBLEM, 500: PROBLEM, 502: PROBLEM, 503: PROBLEM, 504: PROBLEM }
