import type { CheckedRequest } from '#mocks/contracts/check-request.ts'

type ParametersIn<Operation, Place extends string> = Operation extends { parameters: infer Parameters }
  ? Place extends keyof Parameters
    ? NonNullable<Parameters[Place]>
    : unknown
  : unknown

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined

interface Call<Operation> {
  path: ParametersIn<Operation, 'path'>
  query: ParametersIn<Operation, 'query'>
  header: ParametersIn<Operation, 'header'>
  body: BodyOf<Operation>
}

/** A file instead of JSON: its type and its content; a stream for one that is better not held in memory. */
export interface FileBody {
  type: string
  content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** One of the answers that the contract of an operation allows; headers only where they differ from the usual ones. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Responses[Status] extends { content: infer Content }
        ? { status: Status; body: Content[keyof Content] extends infer Body ? AsFile<Body> : never; headers?: Headers }
        : { status: Status }
    }[keyof Responses]
  : never

/** Contracts describe what is no JSON as text. */
type AsFile<Body> = Body extends string ? FileBody : Body
type Headers = Record<string, string>

export type Handlers<Operations> = {
  [Id in keyof Operations]: (call: Call<Operations[Id]>) => OrPromise<AnswerOf<Operations[Id]>>
}

type OrPromise<Value> = Value | Promise<Value>

/** A handler whose contract is known at run time only. */
export type AnyHandler = (call: CheckedRequest) => OrPromise<AnyAnswer>

export interface AnyAnswer {
  status: number
  body?: unknown
  headers?: Headers
}
