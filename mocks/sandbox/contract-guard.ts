import type { MiddlewareHandler } from 'hono'
import { checkResponse } from '#mocks/contracts/check-response.ts'
import { checkRequest } from '#mocks/contracts/check-request.ts'
import { bodyOf, mediaTypeOf } from '#mocks/contracts/http-text.ts'
import { keyOf } from '#mocks/contracts/key-of.ts'
import type { SandboxContext, SandboxEnv } from './context.ts'
import type { World } from './world.ts'

/** Finds the operation of a request, validates the request, and records it if it changes state. */
export function guardRequest(world: World): MiddlewareHandler<SandboxEnv> {
  const roots = new Set(world.contracts.operations.map(({ path }) => path.split('/')[1]))
  return async (c, next) => {
    const { pathname } = new URL(c.req.url)
    const match = world.contracts.match(c.req.method, pathname)
    if (!match) {
      if (!roots.has(pathname.split('/')[1])) return c.json({ response_text: 'The sandbox has no such page.' }, 404)
      const operation = `${c.req.method} ${withoutKeys(world, pathname)}`
      return report(c, world, { operation, key: null, side: 'request', message: 'no contract has this operation' })
    }
    const { operation } = match
    const { headers } = c.req.raw
    const call = checkRequest(match, { url: c.req.url, headers, body: await bodyOf(c.req.raw) })
    const key = keyOf(call)
    if (call.violations.length > 0) {
      const message = call.violations.join('; ')
      return report(c, world, { operation: operation.id, key: key ?? null, side: 'request', message })
    }
    if (!operation.safe && operation.contract !== 'sandbox') {
      const at = world.now().toISOString()
      const [version, language] = [headers.get('x-text-version'), headers.get('x-text-language')]
      world.ledger.set(String(world.ledger.size()), {
        at,
        operation: operation.id,
        key: key ?? null,
        body: withoutFiles(call.body) ?? null,
        ...(version && { text_version: version }),
        ...(language && { text_language: language }),
      })
    }
    c.set('operation', operation)
    c.set('call', call)
    c.set('key', key)
    await next()
  }
}

/** Validates the response of a handler, before faults are injected. */
export function guardResponse(world: World): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    await next()
    const { operation, key = null } = c.var
    const { status, headers } = c.res
    const type = mediaTypeOf(headers)
    // Do not read a file that the contract declares: it may be large.
    const isFile = type !== 'application/json' && operation.document.responses[status]?.content?.[type] !== undefined
    const violations = checkResponse(operation, { status, headers, body: isFile ? '' : await c.res.clone().text() })
    if (violations.length === 0) return
    const message = violations.join('; ')
    c.res = undefined
    c.res = report(c, world, { operation: operation.id, key, side: 'answer', message })
  }
}

function report(c: SandboxContext, world: World, violation: Parameters<World['violations']['add']>[0]): Response {
  const line = world.violations.add(violation)
  // Header values must be ASCII.
  return c.json({ response_text: line }, 500, { 'x-contract-violation': line.replaceAll(/[^\x20-\x7e]/g, '?') })
}

/** Replaces files with their names, types and sizes. */
function withoutFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const isFile = value instanceof File
      return [name, isFile ? { file_name: value.name, type: value.type, size: value.size } : value]
    }),
  )
}

/** Masks every part of a path that no contract contains, because it may be the key of a link. */
function withoutKeys({ contracts }: World, pathname: string): string {
  const known = new Set(contracts.operations.flatMap(({ path }) => path.split('/')))
  return pathname
    .split('/')
    .map((part) => (known.has(part) ? part : '…'))
    .join('/')
}
