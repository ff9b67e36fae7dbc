import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { vi } from 'vitest'
import { listen } from '#mocks/listen.ts'
import { endProcess } from '#scripts/process/end-process.ts'
import { endWithParent } from '#scripts/process/end-with-parent.ts'
import { freePort } from '#tests/support/free-port.ts'

const WAIT_MS = 30_000

/** Collects what WebKit's driver does not report: console messages, uncaught errors and policy violations. */
const LISTENER = `window.complaints = [];
for (const type of ['error', 'warn']) console[type] = (...words) => complaints.push(words.join(' '));
addEventListener('error', ({ message, target }) => complaints.push(message ?? 'not loaded: ' + target.outerHTML), true);
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective }) => complaints.push(violatedDirective));`

export type WebKit = {
  driver: WebDriver
  /** Waits for the element of a selector that has this accessible name. */
  named: (selector: string, name: string | RegExp) => Promise<WebElement>
  /** Waits until an element of a selector contains a text. */
  text: (selector: string, text: string | RegExp) => Promise<void>
  complaints: () => Promise<string[]>
  stop: () => Promise<void>
}

/** Starts WebKit's MiniBrowser, as installed by Debian's webkit2gtk-driver. */
export async function startWebKit(): Promise<WebKit> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const service = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' })
  endWithParent(service)
  await vi.waitFor(() => fetch(`${address}/status`), WAIT_MS)
  const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const driver = await new Builder().usingServer(address).withCapabilities(browser).build()

  const find = async (selector: string, isMatch: (element: WebElement) => Promise<boolean>) => {
    for (const element of await driver.findElements(By.css(selector))) if (await isMatch(element)) return element
    return null
  }
  // Elements may be replaced during the search.
  const wait = (selector: string, what: string | RegExp, isMatch: (element: WebElement) => Promise<boolean>) =>
    driver.wait(() => find(selector, isMatch).catch(() => null), WAIT_MS, `${selector} "${what}"`)
  const hasText = (text: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? text.replaceAll('\n', ' ') === wanted : wanted.test(text)
  return {
    driver,
    named: async (selector, name) => {
      const found = await wait(selector, name, async (element) => hasText(await element.getAccessibleName(), name))
      return found as WebElement
    },
    text: async (selector, text) => {
      await wait(selector, text, async (element) => hasText(await element.getText(), text))
    },
    complaints: () => driver.executeScript('return window.complaints'),
    async stop() {
      await driver.quit()
      await endProcess(service, 'SIGTERM')
    },
  }
}

/** Serves the product with the listener in each document, and allows it in the policy. */
export async function withListener(product: string) {
  const hash = `'sha256-${createHash('sha256').update(LISTENER).digest('base64')}'`
  return listen(
    async (request) => {
      const { pathname, search } = new URL(request.url)
      const response = await fetch(new Request(product + pathname + search, request), { redirect: 'manual' })
      const headers = new Headers(response.headers)
      // The body is already decompressed.
      headers.delete('content-encoding')
      headers.delete('content-length')
      if (!headers.get('content-type')?.startsWith('text/html'))
        return new Response(response.body, { status: response.status, headers })
      const policy = headers.get('content-security-policy') ?? ''
      headers.set('content-security-policy', policy.replace('script-src ', `script-src ${hash} `))
      const document = await response.text()
      const body = document.replace('<head>', () => `<head><script>${LISTENER}</script>`)
      return new Response(body, { status: response.status, headers })
    },
    { port: 0 },
  )
}
