#!/usr/bin/env node
// Starts Firefox (the command in FIREFOX) for Playwright, and relays the WebDriver BiDi messages between them with
// three fixes: for a command that Firefox does not know, for typed text, and for downloads without an id.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { insertAsTyped } from './insert-as-typed.mjs'

/**
 * Commands that Playwright sends for each new context but Firefox does not know. This one requests the light color
 * scheme, which Firefox uses anyway without a desktop.
 */
const UNSUPPORTED_METHODS = new Set(['emulation.setMediaFeaturesOverride'])
const LISTENING = 'WebDriver BiDi listening on '
/** The id of the command that adds `insertAsTyped`. Playwright counts its commands from 1. */
const PRELOAD_ID = Number.MAX_SAFE_INTEGER

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => firefox.kill(signal))

for await (const line of createInterface({ input: firefox.stderr })) {
  const [before, endpoint] = line.split(LISTENING)
  console.error(endpoint ? before + LISTENING + (await startRelay(endpoint)) : line)
}

/** Relays to an endpoint of Firefox, and returns the endpoint for Playwright. */
async function startRelay(endpoint) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright, { url }) => {
    playwright.pause()
    const browser = new WebSocket(endpoint + url, { perMessageDeflate: false })
    browser.once('open', () => playwright.resume())
    browser.on('message', (data) => {
      const message = JSON.parse(data)
      if (message.id === PRELOAD_ID) {
        if (message.type === 'error') throw new Error(message.message)
      } else playwright.send(JSON.stringify(withDownloadId(message)))
    })
    browser.once('close', () => playwright.close())
    playwright.on('message', (data) => {
      const { id, method } = JSON.parse(data)
      if (UNSUPPORTED_METHODS.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      else browser.send(data, { binary: false })
      if (method === 'session.new') {
        const params = { functionDeclaration: String(insertAsTyped) }
        browser.send(JSON.stringify({ id: PRELOAD_ID, method: 'script.addPreloadScript', params }))
      }
    })
    playwright.once('close', () => browser.close())
  })
  await once(server, 'listening')
  return `ws://127.0.0.1:${server.address().port}`
}

/** Playwright ignores downloads without an id; Firefox sets an id only for downloads that began as navigations. */
function withDownloadId(message) {
  if (!message.method?.startsWith('browsingContext.download')) return message
  const { params } = message
  return { ...message, params: { ...params, download: params.navigation ?? params.url } }
}
