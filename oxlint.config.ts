import { defineConfig, type OxlintConfig } from 'oxlint'

interface FolderRule {
  files: string
  /** Folders and files that `files` may import, without the `#` of the import. */
  imports: string[]
  packages?: (keyof typeof PACKAGES)[]
}

/** Packages that only some folders may import, which keeps them out of most chunks. */
const PACKAGES = {
  client: { group: ['openapi-fetch'], message: 'Only api/ imports the client.' },
  forms: { group: ['react-hook-form', '@hookform/**'], message: "Only for forms/ and a feature's form and schema." },
  validation: { group: ['zod', 'zod/**'], message: 'Loaded on first input: only forms/ and a schema import it.' },
  routing: {
    group: ['@tanstack/react-router'],
    importNames: ['createFileRoute', 'createRoute', 'createRootRoute'],
    message: 'Only routes/ and router.tsx create routes.',
  },
}

const SHARED = ['decision', 'forms', 'brand', 'i18n', 'api', 'ui', 'lib']

/** What each folder may import. If two rules match, the later one applies. */
const FOLDER_RULES: FolderRule[] = [
  { files: 'src/main.tsx', imports: ['shell', 'i18n', 'api', 'lib'] },
  { files: 'src/app.tsx', imports: ['shell', 'i18n', 'api', 'lib'] },
  { files: 'src/router.tsx', imports: ['shell', 'lib'], packages: ['routing'] },
  { files: 'src/routes/**', imports: ['features', 'shell', 'api', 'i18n', 'ui', 'lib'], packages: ['routing'] },
  { files: 'src/shell/**', imports: ['brand', 'i18n', 'api', 'ui', 'lib'] },
  // Features never import each other: routes combine them.
  { files: 'src/features/**', imports: SHARED },
  { files: 'src/features/**/*{form,schema}{,.test}.{ts,tsx}', imports: SHARED, packages: ['forms', 'validation'] },
  { files: 'src/decision/**', imports: ['forms', 'i18n', 'api', 'ui', 'lib'] },
  { files: 'src/forms/**', imports: ['i18n', 'api/errors.ts', 'ui', 'lib'], packages: ['forms', 'validation'] },
  { files: 'src/brand/**', imports: ['api', 'lib'] },
  { files: 'src/i18n/**', imports: ['lib'] },
  { files: 'src/document/**', imports: ['brand', 'i18n', 'api', 'lib'] },
  { files: 'src/api/**', imports: ['lib'], packages: ['client'] },
  { files: 'src/ui/**', imports: ['lib'] },
  { files: 'src/jsx/**', imports: [] },
  { files: 'src/lib/**', imports: [] },
  // Imports the sandbox dynamically, and only if a backend is not configured.
  { files: 'src/server/**', imports: ['i18n', 'lib', 'mocks/sandbox/app.ts', 'mocks/listen.ts'] },
  // The only server code that uses React: it renders the app.
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
      'decision/prescribed-texts.ts',
      'decision/receipt-file.ts',
      'decision/receipt-versions.ts',
      'lib',
      'i18n',
    ],
  },
  // Conformance tests derive a request from an item by the same rules as the pages.
  {
    files: 'scripts/conformance/item-choices.ts',
    imports: [
      'scripts',
      'api',
      'features/preferences/choices.ts',
      'features/preferences/rules.ts',
      'features/trade/rules.ts',
    ],
  },
  // Tests use the pages only through the browser, but share their prescribed texts and their receipt format.
  {
    files: 'tests/**',
    imports: [
      'tests',
      'scripts',
      'mocks',
      'server',
      'api',
      'lib',
      'decision/prescribed-texts.ts',
      'decision/receipt-file.ts',
      'decision/receipt-versions.ts',
    ],
    packages: ['client'],
  },
]

const USE_ALIAS = "Import from other folders as '#folder/file'."

function importRules({ files, imports, packages = [] }: FolderRule): OxlintConfig['rules'] {
  const allowed = imports.flatMap((path) => [`!#${path}`, `!#${path}/**`])
  const forbidden = Object.entries(PACKAGES).filter(([name]) => !packages.includes(name as keyof typeof PACKAGES))
  // Files directly in src/ must not import from its folders by a relative path, except the stylesheet.
  const intoFolders = /\*/.test(files) ? [] : [{ group: ['./*/**', '!./ui/base.css'], message: USE_ALIAS }]
  const patterns = [
    { group: ['#*', '#*/**', ...allowed], message: `${files} imports ${imports.join(', ') || 'nothing'} only.` },
    { regex: String.raw`^\.\./`, message: USE_ALIAS },
    ...intoFolders,
    ...forbidden.map(([, pattern]) => pattern),
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
    // Safari ignores the list semantics of lists without bullets, unless they have the role.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
    // Lists in a response do not change while they are shown, and their entries have no id.
    'react/no-array-index-key': 'off',
    // The compiler's JSX transform imports what it needs.
    'react/react-in-jsx-scope': 'off',
    // External values (JSON, messages, storage) get their type by an assertion.
    'typescript/no-unsafe-type-assertion': 'off',
    // Effects without cleanup and listeners without a result return nothing; the compiler checks other functions.
    'typescript/consistent-return': 'off',
    // Here, only ASCII strings and class instances without methods are spread, which is safe.
    'typescript/no-misused-spread': 'off',
    // A helper for a single function reads best inside it.
    'unicorn/consistent-function-scoping': 'off',
    // `access_key` is a parameter of links here; nothing sets the attribute that the rule is about.
    'jsx-a11y/no-access-key': 'off',
    // Screen readers announce `<output>` and `<fieldset>` differently from live regions and groups.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The handlers listen to events that bubble up from controls inside.
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    // Stylesheets and the server's check of the Node version are imported for their side effects.
    'import/no-unassigned-import': 'off',
    // fast-check, axe and ExifReader have the same default and named exports; fast-check's manual uses `fc`.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
  },
  overrides: [
    ...FOLDER_RULES.map((rule) => ({ files: [rule.files], rules: importRules(rule) })),
    {
      // Every rejection must be handled in the request that it belongs to; `void` would hide it.
      files: ['src/server/**'],
      rules: { 'typescript/no-floating-promises': ['error', { ignoreVoid: false }] },
    },
    {
      files: ['tests/**'],
      rules: {
        // Playwright fixtures have `{}` as a parameter and call a function named `use`.
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        // Property-based tests expect some properties only of some generated values.
        'vitest/no-conditional-expect': 'off',
      },
    },
  ],
})
