/** A named table of the sandbox's state: values by key, oldest first. */
export interface Table<Value> {
  get: (key: string) => Value | undefined
  /** Stores a reference to the value: to change it, set a changed copy. */
  set: (key: string, value: Value) => void
  values: () => Value[]
  size: () => number
}

export interface Tables {
  /** Returns the table named `name`, including rows from earlier runs if there is a file. */
  open: <Value>(name: string) => Table<Value>
  clear: () => void
}

/** Preserves rows across restarts. Values are JSON. */
export interface TableFile {
  rows: (table: string) => Array<[key: string, json: string]>
  write: (table: string, key: string, json: string) => void
  clear: () => void
}

/** Creates tables in memory; with a file, every value is written to it before `set` returns. */
export function createTables(file?: TableFile): Tables {
  const openTables = new Map<string, Map<string, unknown>>()

  function rowsOf(name: string): Map<string, unknown> {
    const openTable = openTables.get(name)
    if (openTable) return openTable
    const rows = new Map(file?.rows(name).map(([key, json]): [string, unknown] => [key, JSON.parse(json)]))
    openTables.set(name, rows)
    return rows
  }

  return {
    open<Value>(name: string): Table<Value> {
      const rows = rowsOf(name) as Map<string, Value>
      return {
        get: (key) => rows.get(key),
        set(key, value) {
          rows.set(key, value)
          file?.write(name, key, JSON.stringify(value))
        },
        values: () => [...rows.values()],
        size: () => rows.size,
      }
    },
    clear() {
      for (const rows of openTables.values()) rows.clear()
      file?.clear()
    },
  }
}
