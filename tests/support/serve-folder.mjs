// Serves the build in the folder that SERVED_FOLDER names, as a process of its own.
import { runOrExplain } from '#server/start-problem.ts'
import { readSettings } from '#server/settings.ts'
import { serveBuild } from '#server/main.ts'

await runOrExplain(() => serveBuild(readSettings(process.env), process.env.SERVED_FOLDER))
