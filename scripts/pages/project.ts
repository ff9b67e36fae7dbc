import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { messagesOf } from '#i18n/messages-of.ts'
import { ITEM_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { FEATURES } from '#server/features.ts'
import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { readFiles } from '#scripts/messages/languages.ts'

/** How the name of a browser test ends that shows every state of a flow. */
export const STATES = '-states.spec.ts'

/** What a file of `src/routes/` says, and what its page is made of. */
export interface Route {
  /** Name of the file. */
  file: string
  /** As the router has it, `$name` for what varies. */
  path: string
  title: string | undefined
  /** The feature that it is part of, and that switches it off. */
  flag: string | undefined
  /** The files of messages that it names, its own last. */
  namespaces: string[]
  /** Whether it loads an item by what its address says. */
  loadsItem: boolean
  /** The function that reads the item. */
  reads: string | undefined
  /** Whether the item names the reseller whose brand is shown. */
  namesReseller: boolean
  /** Whether it reads what the device remembers of an answer, and whether its page shows that. */
  recalls: boolean
  showsKeptAnswer: boolean
  /** The folder of its page in `src/features/`. */
  feature: string | undefined
  /** The top-level keys of the messages that its modules take, each with one of them. */
  messages: ReadonlyMap<string, string>
  /** Flows that its receipts name. */
  receipts: string[]
}

/** All that a page is spread over, as `pageLines` looks at it. */
export interface Project {
  routes: readonly Route[]
  /** Path of the read by the address of the page. */
  itemPages: Readonly<Record<string, string>>
  testPages: readonly string[]
  namespaces: Readonly<Record<string, readonly string[]>>
  operations: readonly Operation[]
  scenarios: ReadonlyArray<{ flow: string; link: string }>
  /** Flows whose states a browser test shows. */
  testedFlows: ReadonlySet<string>
  /** Names of the browser tests' files. */
  specs: readonly string[]
  /** The feature flags of which the configuration may tell. */
  flags: readonly string[]
  /** The titles that the English messages have. */
  titles: readonly string[]
  /** Text of the script of the document that reads early. */
  preload: string
  /** Text of the file that lists the views of screenshots. */
  views: string
  /** The features that have rules of their own, and those whose rules have tests beside them. */
  featuresWithRules: readonly string[]
  featuresWithRuleTests: readonly string[]
  /** The store areas of errors that each module of `src/api/` names. */
  areas: ReadonlyMap<string, readonly string[]>
  /** Text of the file that tries these with arbitrary answers. */
  readings: string
}

/** Reads the project from its files. */
export async function readProject(root: string): Promise<Project> {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const routes = readdirSync(join(root, 'src/routes')).filter((name) => /^[^-_].*\.tsx$/.test(name))
  const specs = readdirSync(join(root, 'tests/e2e')).filter((name) => name.endsWith('.spec.ts'))
  const tested = specs
    .filter((name) => name.endsWith(STATES))
    .flatMap((name) => [...textOf(`tests/e2e/${name}`).matchAll(/testStates\(\s*'([\w-]+)'/g)])
  const features = readdirSync(join(root, 'src/features'))
  const featuresWith = (file: string) => features.filter((name) => existsSync(join(root, 'src/features', name, file)))
  const { operations } = await loadContracts()
  return {
    routes: routes.map((file) => routeOf(root, file)),
    itemPages: ITEM_PAGES,
    testPages: [...TEST_PAGES, ...SYSTEM_TEST_PAGES],
    namespaces: await keysOfFiles(),
    operations,
    scenarios: SCENARIOS,
    testedFlows: new Set(tested.map(([, flow = '']) => flow)),
    specs,
    flags: Object.keys(FEATURES.dev),
    titles: Object.keys(messagesOf('shell.title').en as object),
    preload: textOf('src/document/preload.ts'),
    views: textOf('tests/support/views.ts'),
    featuresWithRules: featuresWith('rules.ts'),
    featuresWithRuleTests: featuresWith('rules.test.ts'),
    areas: new Map(
      readdirSync(join(root, 'src/api'))
        .filter((name) => /^[\w-]+\.ts$/.test(name))
        .map((name) => [
          name,
          [...textOf(`src/api/${name}`).matchAll(/\barea: '(\w+)'/g)].map(([, area = '']) => area),
        ]),
    ),
    readings: textOf('tests/faults/readings.ts'),
  }
}

/** The top-level keys of each file of messages. */
async function keysOfFiles(): Promise<Record<string, string[]>> {
  const files = [...(await readFiles('en'))]
  return Object.fromEntries(files.map(([name, tree]) => [name.replace('.json', ''), Object.keys(tree)]))
}

function routeOf(root: string, file: string): Route {
  const source = join(root, 'src')
  const code = readFileSync(join(source, 'routes', file), 'utf8')
  const modules = modulesOf(source, join(source, 'routes', file))
  const texts = [...modules].map((module) => [module.slice(root.length + 1), readFileSync(module, 'utf8')] as const)
  const all = (pattern: RegExp) =>
    texts.flatMap(([name, text]) => [...text.matchAll(pattern)].map(([, key = '']) => [key, name] as const))
  // An underscore at the end only tells the router how routes are nested.
  const path = (/createFileRoute\('([^']+)'\)/.exec(code)?.[1] ?? '').replaceAll(/(\$\w+?)_(?=\/|$)/g, '$1')
  return {
    file,
    path,
    title: /\btitle: '(\w+)'/.exec(code)?.[1],
    flag: /\bfeature: '(\w+)'/.exec(code)?.[1],
    namespaces: /\bnamespaces: \[([^\]]+)\]/.exec(code)?.[1]?.match(/\w+/g) ?? [],
    loadsItem: /\bloadItem\(/.test(code) && /\/\$\w/.test(path),
    reads: /\bquery: (\w+)\(/.exec(code)?.[1],
    namesReseller: /^ +about[:,]/m.test(code),
    recalls: /^ +recall[:,]/m.test(code),
    showsKeptAnswer: texts.some(([, text]) => /\buseKeptAnswer\(/.test(text)),
    feature: /'#features\/([\w-]+)\//.exec(code)?.[1],
    messages: new Map(all(/\buseTranslations\('(\w+)/g)),
    receipts: [...new Set(all(/\bWORDING = \{ flow: '(\w+)'/g).map(([flow]) => flow))],
  }
}

/** The modules that come with a page: what it imports, and a page that its route splits off. Others bring their own words. */
function modulesOf(source: string, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return known
  known.add(file)
  const code = readFileSync(file, 'utf8')
  const imports = code.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([#.][^']+)'/gm)
  const pages = code.matchAll(/\bimport\('(#features\/[^']+page\.tsx)'\)/g)
  for (const [, name = ''] of [...imports, ...pages]) {
    modulesOf(source, name.startsWith('#') ? join(source, name.slice(1)) : join(dirname(file), name), known)
  }
  return known
}
