import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Scenario } from '#mocks/scenarios.ts'

const FOLDER = 'mocks/scenarios'

/** Where scenarios are written. */
export interface ScenarioPlaces {
  /** The file of a flow. */
  fileOf: (flow: string) => string
  /**
   * File and line of a scenario: the line with its state in the file of its flow, or the line that flows share. A state may
   * have the side of the flow before it (`new-open`).
   */
  placeOf: (scenario: Scenario) => string
}

/** @param root Folder of the project */
export function scenarioPlaces(root: string): ScenarioPlaces {
  const names = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.ts'))
  const files = names.map((name) => ({
    name: `${FOLDER}/${name}`,
    text: readFileSync(join(root, FOLDER, name), 'utf8'),
  }))
  const shared = files.filter(({ name }) => name === `${FOLDER}/line.ts`)
  const ofFlow = (flow: string) => files.filter(({ text }) => text.includes(`flow: '${flow}'`))
  const lineOf = (text: string, words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1
  return {
    fileOf: (flow) => ofFlow(flow)[0]?.name ?? `${FOLDER}/${flow}.ts`,
    placeOf({ flow, state }) {
      const words = state.split('-')
      const literals = words.map((_, begun) => `'${words.slice(begun).join('-')}'`)
      const places = literals.flatMap((literal) =>
        [...ofFlow(flow), ...shared].map(({ name, text }) => ({ name, line: lineOf(text, literal) })),
      )
      const begin = ofFlow(flow).map(({ name, text }) => ({ name, line: lineOf(text, `flow: '${flow}'`) }))
      const found = [...places, ...begin].find(({ line }) => line > 0)
      return found ? `${found.name}:${found.line}` : FOLDER
    },
  }
}
