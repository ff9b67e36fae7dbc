import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { CheckedRequest } from '#mocks/contracts/check-request.ts'
import type { Operation } from '#mocks/contracts/operations.ts'

export interface SandboxEnv {
  /** Passed by `listen`; absent when the sandbox is called without a connection, as in unit tests. */
  Bindings: { outgoing?: ServerResponse }
  Variables: { operation: Operation; call: CheckedRequest; key: string | undefined }
}

export type SandboxContext = Context<SandboxEnv>
