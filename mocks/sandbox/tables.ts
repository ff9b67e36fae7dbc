/** The sandbox's memory under one name, by key, oldest first. */
export interface Table<Value> {
  get: (key: string) => Value | undefined
  /** Keeps the value itself: change a copy, then set it. */
  set: (key: string, value: Value) => void
  values: () => Value[]
  size: () => number
}

export interface Tables {
  /** The table of that name; what an earlier run wrote into the file is in it. */
  open: <Value>(name: string) => Table<Value>
  clear: () => void
}

/** Keeps rows beyond the end of the process. Values are JSON. */
export interface Journal {
  rows: (table: string) => Array<[key: string, json: string]>
  write: (table: string, key: string, json: string) => void
  clear: () => void
}

/** Tables in memory; with a journal, everything that is set is written there before `set` returns. */
export function createTables(journal?: Journal): Tables {
  const open = new Map<string, Map<string, unknown>>()

  function rowsOf(name: string): Map<string, unknown> {
    const known = open.get(name)
    if (known) return known
    const rows = new Map(journal?.rows(name).map(([key, json]): [string, unknown] => [key, JSON.parse(json)]))
    open.set(name, rows)
    return rows
  }

  return {
    open<Value>(name: string): Table<Value> {
      const rows = rowsOf(name) as Map<string, Value>
      return {
        get: (key) => rows.get(key),
        set(key, value) {
          rows.set(key, value)
          journal?.write(name, key, JSON.stringify(value))
        },
        values: () => [...rows.values()],
        size: () => rows.size,
      }
    },
    clear() {
      for (const rows of open.values()) rows.clear()
      journal?.clear()
    },
  }
}
