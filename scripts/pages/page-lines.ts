import { alternatives, answerSchema, propertyOf } from '#mocks/contracts/schema-parts.ts'
import { STATES, type Project, type Route } from './project.ts'

type Rule = (project: Project) => string[]

/**
 * A line for each part of a page that is missing and that the types do not ask for: where it belongs, and what is lost
 * without it.
 */
export function pageLines(project: Project): string[] {
  return RULES.flatMap((rule) => rule(project))
}

const RULES: Rule[] = [
  earlyBrand,
  itemBrand,
  remembered,
  metadata,
  flags,
  ownNames,
  ownAreas,
  words,
  messages,
  scenarios,
  browserTests,
  ownTests,
  otherTests,
]

/** The brand of the reseller that an item names is read as soon as the item has come. */
function earlyBrand({ routes, itemPages, preload }: Project): string[] {
  return routes
    .filter(
      ({ path, namesReseller, reads }) => path in itemPages && namesReseller && !preload.includes(`[paths.${reads}]:`),
    )
    .map(
      ({ file, reads }) =>
        `src/document/preload.ts: add paths.${reads} to RESELLERS, as src/routes/${file} takes the brand from its item; else the brand comes late.`,
    )
}

/** The brand is that of the reseller that an item names. */
function itemBrand({ routes, itemPages, operations }: Project): string[] {
  return routes.flatMap(({ file, path, namesReseller, reads }) => {
    const operation = operations.find(({ id }) => id === reads)
    const schema = operation && answerSchema(operation, 200)
    const isNamed = schema && propertyOf(alternatives(schema), 'reseller_username').length > 0
    if (!(path in itemPages) || namesReseller || !isNamed) return []
    return [
      `src/routes/${file}: add about to loadItem, as transfer.in.$domain.$key.tsx has it: ${reads} names the reseller in reseller_username; else its brand is not shown.`,
    ]
  })
}

/** What the device remembers of an answer is read by the route, so that the server does not render a page without it. */
function remembered({ routes }: Project): string[] {
  return routes
    .filter(({ loadsItem, recalls, showsKeptAnswer }) => loadsItem && recalls !== showsKeptAnswer)
    .map(({ file, recalls }) =>
      recalls
        ? `src/routes/${file}: remove recall from loadItem, or show what it reads with useKeptAnswer.`
        : `src/routes/${file}: add recall: recallAnswer to loadItem, as the page calls useKeptAnswer; else an answer that the device remembers comes late.`,
    )
}

/** The specification has one area for consent and data copies. */
const SHARED_AREAS = ['gdpr']

/** Errors of an API have an area of their own: one that succeeds elsewhere would clear them. */
function ownAreas({ areas }: Project): string[] {
  const rows = [...areas].flatMap(([file, names]) => [...new Set(names)].map((name) => ({ file, name })))
  return [...Map.groupBy(rows, ({ name }) => name)]
    .filter(([name, alike]) => alike.length > 1 && !SHARED_AREAS.includes(name))
    .map(
      ([name, alike]) =>
        `src/api/error-areas.ts: ${alike.map(({ file }) => `src/api/${file}`).join(' and ')} share the area "${name}". Give the new one its own.`,
    )
}

/** A page that no flag governs, as the specification has it (section 2). */
const ALWAYS_ON = ['/request/$access_key']

/** A page has a title of its own in every language, and names its messages alike wherever it does. */
function metadata({ routes, itemPages, testPages }: Project): string[] {
  return routes.flatMap(({ file, path, title, flag, namespaces, loadsItem }) => {
    if (!loadsItem && !(path in itemPages) && !testPages.includes(path)) return []
    const place = `src/routes/${file}:`
    return [
      ...(flag || !loadsItem || ALWAYS_ON.includes(path)
        ? []
        : [
            `${place} add a feature to staticData, one of src/lib/feature-names.ts; else nobody can switch the page off.`,
          ]),
      ...(title ? [] : [`${place} add a title to staticData, a key of "shell.title" in src/i18n/locales/.`]),
      ...(namespaces.length > 0 ? [] : [`${place} add namespaces to staticData, files of src/i18n/locales/en/.`]),
    ]
  })
}

/** Governs the links to a page, never the page (specification section 2). */
const FLAG_OF_LINKS = 'requestUserData'

/** A flag that no page names switches nothing off: the page may have kept the one that it was copied with. */
function flags({ flags: all, routes }: Project): string[] {
  return all
    .filter((name) => name !== FLAG_OF_LINKS && !routes.some(({ flag }) => flag === name))
    .map((name) => `src/lib/feature-names.ts: no page names the feature "${name}". Name it in staticData of its route.`)
}

/** What was copied from another feature and is still called as there. */
function ownNames({ routes }: Project): string[] {
  const pages = routes.filter(({ feature, loadsItem }) => feature && loadsItem)
  const names: { kind: string; where: string; of: (route: Route) => (string | undefined)[] }[] = [
    { kind: 'title', where: '"shell.title" in src/i18n/locales/', of: ({ title }) => [title] },
    { kind: 'namespace', where: 'src/i18n/locales/', of: ({ namespaces }) => namespaces.slice(-1) },
    { kind: 'wording', where: 'src/features/', of: ({ receipts }) => receipts },
  ]
  return names.flatMap(({ kind, where, of }) => {
    const rows = pages.flatMap((route) => of(route).map((name) => ({ ...route, name })))
    const byName = Map.groupBy(rows, ({ name }) => name)
    return [...byName].flatMap(([name, alike]) => {
      const features = [...new Set(alike.map(({ feature }) => feature))]
      if (name === undefined || features.length < 2) return []
      return [`${where}: the features ${features.join(' and ')} share the ${kind} "${name}". Give the new one its own.`]
    })
  })
}

/** The title, which a route only names. */
function words({ routes, titles }: Project): string[] {
  return routes.flatMap(({ file, title }) =>
    title === undefined || titles.includes(title)
      ? []
      : [`src/i18n/locales/en/common.json: add "shell.title.${title}", which src/routes/${file} names.`],
  )
}

/** A page loads the files that its route names: a message of any other shows as its key. The words of test pages come with these. */
function messages({ routes, namespaces: files }: Project): string[] {
  return routes.flatMap(({ file, namespaces, messages: taken }) => {
    const names = ['common', ...(namespaces.length > 0 ? namespaces : ['home'])]
    const loaded = new Set(names.flatMap((name) => files[name] ?? []))
    return [...taken]
      .filter(([key]) => key !== 'testPage' && !loaded.has(key))
      .map(
        ([key, module]) =>
          `src/routes/${file}: add the file with "${key}" to namespaces, as ${module} takes messages of it.`,
      )
  })
}

function scenarios({ itemPages, testPages, scenarios: all }: Project): string[] {
  return [...Object.keys(itemPages), ...testPages].flatMap((path) => {
    const address = new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)
    if (all.some(({ link }) => address.test(link.replace(/\?.*/, '')))) return []
    return [`mocks/scenarios/: no scenario leads to ${path}. Add its states, and name them in mocks/scenarios.ts.`]
  })
}

function browserTests({ scenarios: all, testedFlows, views }: Project): string[] {
  return [...new Set(all.map(({ flow }) => flow))].flatMap((flow) => [
    ...(testedFlows.has(flow)
      ? []
      : [`tests/e2e/${flow}-states.spec.ts: show every state of the flow in the browser, testStates('${flow}', …).`]),
    ...(new RegExp(`^ {2}'?${flow}'?: \\[`, 'm').test(views)
      ? []
      : [`tests/support/views.ts: add the states in which the flow "${flow}" is looked at.`]),
  ])
}

/** A page that loads an item has browser tests of what only it does, beside those of its states. */
function ownTests({ routes, specs }: Project): string[] {
  const features = new Set(routes.flatMap(({ feature, loadsItem }) => (feature && loadsItem ? [feature] : [])))
  return [...features]
    .filter((feature) => !specs.some((name) => !name.endsWith(STATES) && isAbout(feature, name)))
    .map((feature) => `tests/e2e/${feature}.spec.ts: test what only this page does; its states press no button.`)
}

/** Whether a file is about a feature: `trade.spec.ts` and `trade-lock.spec.ts` are about "trade", `trademark.spec.ts` is not. */
function isAbout(feature: string, file: string): boolean {
  return file.startsWith(`${feature}.`) || file.startsWith(`${feature}-`)
}

/** Tests that are about every page, and lists that they go by. */
function otherTests({ featuresWithRules, featuresWithRuleTests, readings }: Project): string[] {
  return [
    ...featuresWithRules
      .filter((name) => !readings.includes(`#features/${name}/rules.ts`))
      .map((name) => `tests/faults/readings.ts: add how src/features/${name}/rules.ts reads the answer.`),
    ...featuresWithRules
      .filter((name) => !featuresWithRuleTests.includes(name))
      .map((name) => `src/features/${name}/rules.test.ts: test the rules.`),
  ]
}
