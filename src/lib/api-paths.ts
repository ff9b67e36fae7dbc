import type { API_PATHS, getAppConfig } from './api-paths.gen.ts'

/** The path of every call to a backend: neither the configuration, which is the server's own, nor the sandbox's controls. */
type BackendPath = Exclude<(typeof API_PATHS)[keyof typeof API_PATHS], typeof getAppConfig | `/__sandbox/${string}`>

type Rows = readonly (readonly [start: string, meaning: string])[]

type Missing<Table extends Rows, Besides> = Exclude<BackendPath, `${Table[number][0]}${string}` | Besides>

/** A table by the beginnings of paths, as long as it has a row for every call besides those that are named. */
export type ForEveryCall<Table extends Rows, Besides = never> = [Missing<Table, Besides>] extends [never]
  ? Table
  : `No row for ${Missing<Table, Besides>}`
