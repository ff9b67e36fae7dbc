// The part of OpenAPI 3.1 that the contracts use, dereferenced.

export type Schema = Record<string, unknown>

interface Example {
  summary?: string
  value: unknown
  /** Path of a file with a binary example, relative to openapi/. The bundler would read an `externalValue` as text. */
  'x-file'?: string
}

interface HeaderDocument {
  required?: boolean
  schema: Schema
  /** Sent with every response of this status. */
  example?: string | number
  /** Sent only with the response example of the same name. */
  examples?: Record<string, { value: string | number }>
}

export interface MediaType {
  schema: Schema
  examples?: Record<string, Example>
}

export interface ParameterDocument {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  /** A secret that identifies the item. */
  'x-key'?: boolean
  /** Sent by the pages, but not part of the specification. */
  'x-not-in-spec'?: boolean
  schema: Schema
  example?: unknown
  examples?: Record<string, Example>
}

export interface ResponseDocument {
  description: string
  /** The body may be anything; the schema only describes the usual body. */
  'x-unvalidated-body'?: boolean
  /** The response to a final decision: any further decision is rejected with 409. */
  'x-answers-once'?: boolean
  headers?: Record<string, HeaderDocument>
  content?: Record<string, MediaType>
}

export interface OperationDocument {
  operationId: string
  summary: string
  parameters?: ParameterDocument[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, ResponseDocument>
  /** A POST that only reads. */
  'x-safe'?: boolean
}

export interface PathDocument {
  /** The feature flag of these operations, if it differs from the contract's. */
  'x-feature'?: string
  /** The flow of these operations in metrics, if it differs from the contract's. */
  'x-flow'?: string
  parameters?: ParameterDocument[]
  get?: OperationDocument
  post?: OperationDocument
  put?: OperationDocument
}

export interface ContractDocument {
  info?: {
    title: string
    version: string
    summary?: string
    description?: string
    /** The backend service, named as in API_ORIGIN_<SERVICE>; absent if the server itself or the sandbox responds. */
    'x-service'?: string
    /** The feature flag that turns these operations on (specification, section 9). */
    'x-feature'?: string
    /** The flow of these operations in metrics; by default, the name of the contract. */
    'x-flow'?: string
  }
  paths: Record<string, PathDocument>
  components?: Record<string, Record<string, unknown>>
}
