// Serves the build in SERVED_FOLDER. Runs as a separate process.
import { runOrExplain } from '#server/start-problem.ts'
import { readSettings } from '#server/settings.ts'
import { serveBuild } from '#server/main.ts'

await runOrExplain(() => serveBuild(readSettings(process.env), process.env.SERVED_FOLDER))
