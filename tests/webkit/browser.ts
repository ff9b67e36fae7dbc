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

/** Collects console messages, uncaught errors and CSP violations, which WebKit's driver does not report. */
const COLLECTOR = `window.problems = [];
for (const type of ['error', 'warn']) console[type] = (...args) => problems.push(args.join(' '));
addEventListener('error', ({ message, target }) => problems.push(message ?? 'not loaded: ' + target.outerHTML), true);
addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective }) => problems.push(violatedDirective));`

export type WebKit = {
  driver: WebDriver
  /** Waits for an element that matches the selector and has this accessible name. */
  findByName: (selector: string, name: string | RegExp) => Promise<WebElement>
  /** Waits for an element that matches the selector and has this text. */
  waitForText: (selector: string, text: string | RegExp) => Promise<void>
  problems: () => Promise<string[]>
  stop: () => Promise<void>
}

/** Starts WebKit's MiniBrowser, as installed by Debian's webkit2gtk-driver. */
export async function startWebKit(): Promise<WebKit> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const port = await freePort()
  const driverUrl = `http://127.0.0.1:${port}`
  const service = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' })
  endWithParent(service)
  await vi.waitFor(() => fetch(`${driverUrl}/status`), WAIT_MS)
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const driver = await new Builder().usingServer(driverUrl).withCapabilities(capabilities).build()

  const find = async (selector: string, isMatch: (element: WebElement) => Promise<boolean>) => {
    for (const element of await driver.findElements(By.css(selector))) if (await isMatch(element)) return element
    return null
  }
  // Elements may be replaced during the search.
  const wait = (selector: string, expected: string | RegExp, isMatch: (element: WebElement) => Promise<boolean>) =>
    driver.wait(() => find(selector, isMatch).catch(() => null), WAIT_MS, `${selector} "${expected}"`)
  const hasText = (text: string, expected: string | RegExp) =>
    typeof expected === 'string' ? text.replaceAll('\n', ' ') === expected : expected.test(text)
  return {
    driver,
    findByName: async (selector, name) => {
      const found = await wait(selector, name, async (element) => hasText(await element.getAccessibleName(), name))
      return found as WebElement
    },
    waitForText: async (selector, text) => {
      await wait(selector, text, async (element) => hasText(await element.getText(), text))
    },
    problems: () => driver.executeScript('return window.problems'),
    async stop() {
      await driver.quit()
      await endProcess(service, 'SIGTERM')
    },
  }
}

/** Serves the product with the collector script in each document, and the script's hash in the CSP. */
export async function startWithCollector(productOrigin: string) {
  const hash = `'sha256-${createHash('sha256').update(COLLECTOR).digest('base64')}'`
  return listen(
    async (request) => {
      const { pathname, search } = new URL(request.url)
      const response = await fetch(new Request(productOrigin + pathname + search, request), { redirect: 'manual' })
      const headers = new Headers(response.headers)
      // The body is already decompressed.
      headers.delete('content-encoding')
      headers.delete('content-length')
      if (!headers.get('content-type')?.startsWith('text/html'))
        return new Response(response.body, { status: response.status, headers })
      const policy = headers.get('content-security-policy') ?? ''
      headers.set('content-security-policy', policy.replace('script-src ', `script-src ${hash} `))
      const document = await response.text()
      const body = document.replace('<head>', () => `<head><script>${COLLECTOR}</script>`)
      return new Response(body, { status: response.status, headers })
    },
    { port: 0 },
  )
}
