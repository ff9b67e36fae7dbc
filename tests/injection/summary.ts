import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { CLASSES, PAYLOADS, readName } from './payloads/payloads.ts'
import { COUNTS, noCounts, type Counts } from './support/findings.ts'
import { PLACE_KINDS, placesOf } from './support/places.ts'

const FILE = 'test-results/injection.txt'

/**
 * Adds up what the tests have counted, prints it, and writes it to a file. The run fails when a payload did anything, or
 * when a class or a kind of place was left out of a whole run.
 */
export default class Summary implements Reporter {
  private readonly all: Counts = noCounts()
  /** Classes and kinds of places that have not occurred. */
  private missing: string[] = []
  private isWhole = false

  onBegin({ grep, shard }: FullConfig, suite: Suite): void {
    const files = new Set(suite.allTests().map(({ location }) => location.file))
    const specs = globSync('*.spec.ts', { cwd: import.meta.dirname })
    this.isWhole =
      !shard && String(grep) === '/.*/' && specs.every((name) => files.has(join(import.meta.dirname, name)))
  }

  onTestEnd(_: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === COUNTS && body) this.add(JSON.parse(body.toString()) as Counts)
    }
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const lines = await this.lines()
    const text = `${lines.join('\n')}\n`
    mkdirSync('test-results', { recursive: true })
    writeFileSync(FILE, text)
    process.stdout.write(`\n${text}`)
    const { executions, requests, navigations, elements } = this.all
    const found = [executions, requests, navigations, elements].flat()
    const isIncomplete = this.isWhole && this.missing.length > 0
    return found.length > 0 || isIncomplete ? { status: 'failed' } : undefined
  }

  private add(counts: Counts): void {
    const { all } = this
    for (const name of ['executions', 'requests', 'navigations', 'elements', 'tried', 'shown'] as const) {
      for (const entry of counts[name]) all[name].push(entry)
    }
    all.documents += counts.documents
    all.visits += counts.visits
  }

  private async lines(): Promise<string[]> {
    const { all: places } = placesOf(await loadContracts())
    const { tried, shown, documents, visits, executions, requests, navigations, elements } = this.all
    const names = [...new Set(tried)].flatMap((name) => readName(name) ?? [])
    const triedPlaces = new Set(names.map(({ place }) => place))
    const triedPayloads = new Set(names.map(({ payload }) => payload))
    this.missing = [
      ...PLACE_KINDS.filter((kind) => !places.some((place) => place.kind === kind && triedPlaces.has(place.index))),
      ...[...CLASSES].flatMap(([kind, own]) => (own.some(({ index }) => triedPayloads.has(index)) ? [] : [kind])),
    ]
    return [
      `payloads: ${triedPayloads.size} of ${PAYLOADS.length}, in ${CLASSES.size} classes; places: ${triedPlaces.size} of ${places.length}`,
      ...(this.missing.length > 0 ? [`did not occur: ${this.missing.join(', ')}`] : []),
      `pairs tried: ${names.length}, of which a page has shown as text: ${new Set(shown).size}`,
      `documents parsed: ${documents}; pages seen in the browser: ${visits}`,
      `executions: ${executions.length}; outside requests: ${requests.length}; navigations: ${navigations.length}; elements that are not ours: ${elements.length}`,
    ]
  }
}
