import { FEATURES } from '#server/features.ts'
import { openSandbox } from '#server/sandbox.ts'
import { readSettings } from '#server/settings.ts'
import { readCommand } from './command.ts'
import { serveMock } from './mock-server.ts'

readCommand({
  name: 'npm run sandbox',
  purpose: 'Serves only the sandbox, as a backend without the pages.',
  notes: 'PORT is 4020 by default; SANDBOX_FILE, SANDBOX_SEED and SANDBOX_TLDS are explained in docs/operating.md.',
})

const { SANDBOX_FILE, SANDBOX_SEED, SANDBOX_TLDS } = process.env
const { sandbox: options } = readSettings({ SANDBOX_FILE, SANDBOX_SEED, SANDBOX_TLDS })
await serveMock('Sandbox', await openSandbox(FEATURES.dev, options), 4020)
