import type { TableFile } from './tables.ts'

/**
 * Opens or creates a SQLite file with the rows of all tables. Completed writes survive even if the process is killed.
 * @throws {Error} When the file cannot be opened or is not a database
 */
export function openTableFile(file: string): TableFile {
  // Not a static import: Node 20 lacks this module, but can run the sandbox without a file.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  try {
    const database = new DatabaseSync(file)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
    database.exec('CREATE TABLE IF NOT EXISTS entries (name TEXT, key TEXT, value TEXT, UNIQUE (name, key))')
    const read = database.prepare('SELECT key, value FROM entries WHERE name = ? ORDER BY rowid')
    const write = database.prepare(
      'INSERT INTO entries VALUES (?, ?, ?) ON CONFLICT (name, key) DO UPDATE SET value = excluded.value',
    )
    return {
      rows: (table) => read.all(table).map(({ key, value }) => [String(key), String(value)]),
      write: (table, key, json) => void write.run(table, key, json),
      clear: () => database.exec('DELETE FROM entries'),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The sandbox cannot store its state in "${file}" (SANDBOX_FILE): ${reason}.`, { cause: error })
  }
}
