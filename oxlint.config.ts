import { defineConfig, type OxlintConfig } from 'oxlint'

interface Room {
  files: string
  /** Rooms, or files of them, that it imports by `#room/file`. */
  imports: string[]
  packages?: (keyof typeof PACKAGES)[]
}

/** Packages that few rooms name, so that the others stay free of them. */
const PACKAGES = {
  client: { group: ['openapi-fetch'], message: 'Only api/ names the client.' },
  forms: { group: ['react-hook-form', '@hookform/**'], message: "Only forms/ and a feature's form and schema do." },
  validation: { group: ['zod', 'zod/**'], message: 'Loaded at the first touch: only forms/ and a schema name it.' },
  routing: {
    group: ['@tanstack/react-router'],
    importNames: ['createFileRoute', 'createRoute', 'createRootRoute'],
    message: 'Only routes/ and router.tsx make routes.',
  },
}

const FEATURE = ['decision', 'forms', 'brand', 'i18n', 'api', 'ui', 'lib']

/** Every room with what it may import. Where two rows match, the later one holds. */
const ROOMS: Room[] = [
  { files: 'src/main.tsx', imports: ['shell', 'i18n', 'api', 'lib'] },
  { files: 'src/app.tsx', imports: ['shell', 'i18n', 'api', 'lib'] },
  { files: 'src/router.tsx', imports: ['shell', 'lib'], packages: ['routing'] },
  { files: 'src/routes/**', imports: ['features', 'shell', 'api', 'i18n', 'ui', 'lib'], packages: ['routing'] },
  { files: 'src/shell/**', imports: ['brand', 'i18n', 'api', 'ui', 'lib'] },
  // Never another feature: a route composes them.
  { files: 'src/features/**', imports: FEATURE },
  { files: 'src/features/**/*{form,schema}{,.test}.{ts,tsx}', imports: FEATURE, packages: ['forms', 'validation'] },
  { files: 'src/decision/**', imports: ['forms', 'i18n', 'api', 'ui', 'lib'] },
  { files: 'src/forms/**', imports: ['i18n', 'api/errors.ts', 'ui', 'lib'], packages: ['forms', 'validation'] },
  { files: 'src/brand/**', imports: ['api', 'lib'] },
  { files: 'src/i18n/**', imports: ['lib'] },
  { files: 'src/document/**', imports: ['brand', 'i18n', 'api', 'lib'] },
  { files: 'src/api/**', imports: ['lib'], packages: ['client'] },
  { files: 'src/ui/**', imports: ['lib'] },
  // What JSX compiles to.
  { files: 'src/jsx/**', imports: [] },
  { files: 'src/lib/**', imports: [] },
  // The sandbox by a dynamic import, and only while a backend is missing.
  { files: 'src/server/**', imports: ['i18n', 'lib', 'mocks/sandbox/app.ts', 'mocks/listen.ts'] },
  // The only server code that knows React: it renders the app's own tree.
  {
    files: 'src/server/first-view/**',
    imports: ['server', 'app.tsx', 'router.tsx', 'document', 'shell', 'i18n', 'api', 'lib'],
  },
  { files: 'mocks/**', imports: ['mocks', 'api/generated', 'lib'] },
  {
    files: 'scripts/**',
    imports: [
      'scripts',
      'mocks',
      'server',
      'document',
      'decision/mandated-texts.ts',
      'decision/receipt-file.ts',
      'decision/receipt-versions.ts',
      'lib',
      'i18n',
    ],
  },
  // What a backend is sent follows the item that was read, by the rules of the pages.
  {
    files: 'scripts/conformance/as-read.ts',
    imports: [
      'scripts',
      'api',
      'features/preferences/choices.ts',
      'features/preferences/rules.ts',
      'features/trade/rules.ts',
    ],
  },
  // The pages themselves are seen through the browser; of the texts that are prescribed, the tests hold the same copy, and
  // receipts are made for them as the pages write them.
  {
    files: 'tests/**',
    imports: [
      'tests',
      'scripts',
      'mocks',
      'server',
      'api',
      'lib',
      'decision/mandated-texts.ts',
      'decision/receipt-file.ts',
      'decision/receipt-versions.ts',
    ],
    packages: ['client'],
  },
]

const BY_NAME = "Between rooms, import by '#room/file'."

function importsOf({ files, imports, packages = [] }: Room): OxlintConfig['rules'] {
  const allowed = imports.flatMap((path) => [`!#${path}`, `!#${path}/**`])
  const others = Object.entries(PACKAGES).filter(([name]) => !packages.includes(name as keyof typeof PACKAGES))
  // Files beside the rooms could walk into them by a relative path; only the one stylesheet is imported so.
  const downwards = /\*/.test(files) ? [] : [{ group: ['./*/**', '!./ui/base.css'], message: BY_NAME }]
  const patterns = [
    { group: ['#*', '#*/**', ...allowed], message: `${files} imports ${imports.join(', ') || 'nothing'} only.` },
    { regex: String.raw`^\.\./`, message: BY_NAME },
    ...downwards,
    ...others.map(([, pattern]) => pattern),
  ]
  return { 'no-restricted-imports': ['error', { patterns }] }
}

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true },
  ignorePatterns: ['src/api/generated', 'src/route-tree.gen.ts', 'dist', 'dist-docs', 'screenshots'],
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    // Safari takes a list without bullets for none, unless it says that it is one.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
    // Lists of an answer do not change while they are shown, and their entries have no name of their own.
    'react/no-array-index-key': 'off',
    // The compiler's JSX transform imports what it needs.
    'react/react-in-jsx-scope': 'off',
    // Values from outside (JSON, messages, storage) have no type until they are given one.
    'typescript/no-unsafe-type-assertion': 'off',
    // An effect without a clean-up and a listener without an answer return nothing; the compiler checks the others.
    'typescript/consistent-return': 'off',
    // Meant for texts that people write; here, ASCII texts and class instances without methods are spread.
    'typescript/no-misused-spread': 'off',
    // A helper of one function reads best inside it.
    'unicorn/consistent-function-scoping': 'off',
    // `access_key` is a parameter of links here; nothing sets the attribute that the rule is about.
    'jsx-a11y/no-access-key': 'off',
    // `<output>` and `<fieldset>` are read out differently from the live regions and groups that are meant.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The handlers listen to what bubbles up from controls inside.
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    // Stylesheets and the guard of the server are imported for what they do.
    'import/no-unassigned-import': 'off',
    // fast-check, axe and ExifReader export the same twice; `fc` is how fast-check's manual writes it.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
  },
  overrides: [
    ...ROOMS.map((room) => ({ files: [room.files], rules: importsOf(room) })),
    {
      // A rejection that is not handled belongs to a request and must end there; `void` would hide it.
      files: ['src/server/**'],
      rules: { 'typescript/no-floating-promises': ['error', { ignoreVoid: false }] },
    },
    {
      files: ['tests/**'],
      rules: {
        // Playwright's fixtures take `{}` and call a function named `use`.
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        // Properties that hold for some of the generated values are asked of those.
        'vitest/no-conditional-expect': 'off',
      },
    },
  ],
})
