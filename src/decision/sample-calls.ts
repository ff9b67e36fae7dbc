/** A query that is answered already: it asks nobody, now or later. For the stand-ins of a test page. */
export function answeredWith<Query extends object>(query: Query, item: object): Query {
  return { ...query, initialData: item, queryFn: async () => item }
}

/** Stands in for a call: answers as if it had been made, but not at once, as no service does. */
export function pretend<Result>(result: Result): Promise<Result> {
  return new Promise((resolve) => setTimeout(resolve, 0, result))
}
