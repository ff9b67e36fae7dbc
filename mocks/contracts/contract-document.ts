// The part of OpenAPI 3.1 that the contracts use, dereferenced.

export type Schema = Record<string, unknown>

interface Example {
  summary?: string
  value: unknown
}

export interface MediaType {
  schema: Schema
  examples?: Record<string, Example>
}

export interface ParameterDocument {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

interface ResponseDocument {
  description: string
  headers?: Record<string, { required?: boolean; schema: Schema; example?: string | number }>
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
  parameters?: ParameterDocument[]
  get?: OperationDocument
  post?: OperationDocument
  put?: OperationDocument
}

export interface ContractDocument {
  paths: Record<string, PathDocument>
  components?: Record<string, Record<string, unknown>>
}
