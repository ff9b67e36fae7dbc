/** A query that is answered already: it asks nobody, now or later. For the stand-ins of a test page. */
export function answeredWith<Query extends object, Item>(query: Query, item: Item): Query {
  return { ...query, initialData: item, queryFn: async () => item }
}
