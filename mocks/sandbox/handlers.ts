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

/** A file instead of a JSON body; a large file is a stream. */
export interface FileBody {
  type: string
  content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** A response that an operation's contract allows; `headers` override those of the contract's examples. */
export type ResponseOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Responses[Status] extends { content: infer Content }
        ? {
            status: Status
            body: Content[keyof Content] extends infer Body ? AsFile<Body> : never
            headers?: HeaderValues
          }
        : { status: Status }
    }[keyof Responses]
  : never

/** The contracts describe bodies other than JSON as strings. */
type AsFile<Body> = Body extends string ? FileBody : Body
type HeaderValues = Record<string, string>

export type Handlers<Operations> = {
  [Id in keyof Operations]: (call: Call<Operations[Id]>) => OrPromise<ResponseOf<Operations[Id]>>
}

type OrPromise<Value> = Value | Promise<Value>

/** A handler whose contract is known only at run time. */
export type AnyHandler = (call: CheckedRequest) => OrPromise<AnyResponse>

export interface AnyResponse {
  status: number
  body?: unknown
  headers?: HeaderValues
}
