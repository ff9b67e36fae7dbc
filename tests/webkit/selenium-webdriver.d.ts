/** The part of selenium-webdriver that the tests use. The package has no types. */
declare module 'selenium-webdriver' {
  export const Key: { SPACE: string }
  export const By: { css: (selector: string) => object }

  export interface WebElement {
    click: () => Promise<void>
    getAccessibleName: () => Promise<string>
    getText: () => Promise<string>
    sendKeys: (...keys: string[]) => Promise<void>
  }

  export interface WebDriver {
    executeScript: <T>(script: string) => Promise<T>
    findElements: (by: object) => Promise<WebElement[]>
    get: (url: string) => Promise<void>
    quit: () => Promise<void>
    wait: <T>(condition: () => Promise<T>, timeoutMs: number, message: string) => Promise<T>
  }

  export class Builder {
    usingServer(url: string): this
    withCapabilities(capabilities: object): this
    build(): Promise<WebDriver>
  }
}
