const JSON_BODY = 'application/json'

/** A small contract; each row below alters a copy of it under a path of its own, so that one comparison does for all. */
export function itemContract(at: string) {
  const item = {
    type: 'object',
    required: ['uid'],
    properties: {
      uid: { type: 'string' } as object,
      status: { type: 'string', enum: ['open', 'done'] } as { type: string; enum?: string[] },
      until: { type: ['string', 'null'] } as object,
      lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
    } as Record<string, object>,
  }
  const update = {
    type: 'object',
    additionalProperties: false,
    required: ['uid'],
    properties: {
      uid: { type: 'string' },
      mode: { type: 'string', enum: ['a', 'b'] },
      note: { type: ['string', 'null'] },
    } as Record<string, object>,
  }
  const key = { name: 'key', in: 'path', required: true, schema: { type: 'string' } }
  const page = { name: 'page', in: 'query', required: false, schema: { type: 'integer' } as object }
  const read = {
    operationId: 'getItem',
    summary: 'Read',
    parameters: [key, page],
    responses: {
      200: {
        description: 'The item.',
        headers: { 'X-Count': { required: true, schema: { type: 'integer' } } } as Record<string, object>,
        content: { [JSON_BODY]: { schema: item, examples: { one: { value: { uid: '1' } } } } } as Record<
          string,
          object
        >,
      },
      404: { description: 'None.' },
    } as Record<number, object>,
  }
  const save = {
    operationId: 'saveItem',
    summary: 'Save',
    'x-safe': true,
    parameters: [key],
    requestBody: { required: false, content: { [JSON_BODY]: { schema: update } } },
    responses: { 200: { description: 'Saved.', content: { [JSON_BODY]: { schema: item } } } } as Record<number, object>,
  }
  const path: { get?: object; put?: object; post?: object } = { get: read, put: save }
  const paths: Record<string, object> = { [`${at}/item/{key}`]: path }
  return { paths, path, read, save, item, update, page }
}

type Copy = ReturnType<typeof itemContract>

/** A change, how to make it, and where it breaks: the operation, and the place in it. */
type Row = [change: string, alter: (copy: Copy) => unknown, broken: string[]]

export const BREAKING: Row[] = [
  ['an operation goes', ({ path }) => delete path.put, ['saveItem']],
  ['an operation is renamed', ({ read }) => (read.operationId = 'readItem'), ['getItem']],
  [
    'a path is renamed',
    ({ paths, path }) => replace(paths, Object.keys(paths)[0], '/elsewhere/{key}', path),
    ['getItem', 'saveItem'],
  ],
  ['an answer goes', ({ read }) => delete read.responses[404], ['getItem answer 404']],
  ['an answer has another type', ({ read }) => rename(contentOf(read), JSON_BODY, 'text/html'), ['getItem answer 200']],
  [
    'a header of an answer goes',
    ({ read }) => delete answerOf(read).headers['X-Count'],
    ['getItem answer 200 header X-Count'],
  ],
  [
    'a header of an answer is no longer certain',
    ({ read }) => (answerOf(read).headers['X-Count'] = { required: false, schema: { type: 'integer' } }),
    ['getItem answer 200 header X-Count'],
  ],
  [
    'a property of answers goes',
    ({ item }) => delete item.properties.until,
    ['getItem answer 200 /until', 'saveItem answer 200 /until'],
  ],
  [
    'a property of answers is renamed',
    ({ item }) => rename(item.properties, 'until', 'deadline'),
    ['getItem answer 200 /until', 'saveItem answer 200 /until'],
  ],
  [
    'a property deep in answers is renamed',
    ({ item }) => (item.properties.lines = { type: 'array', items: { type: 'object', properties: { words: {} } } }),
    ['getItem answer 200 /lines/[]/text', 'saveItem answer 200 /lines/[]/text'],
  ],
  [
    'a property of answers has another type',
    ({ item }) => (item.properties.uid = { type: 'integer' }),
    ['getItem answer 200 /uid', 'saveItem answer 200 /uid'],
  ],
  [
    'a property of answers can be null',
    ({ item }) => (item.properties.uid = { type: ['string', 'null'] }),
    ['getItem answer 200 /uid', 'saveItem answer 200 /uid'],
  ],
  [
    'a property of answers can be missing',
    ({ item }) => (item.required = []),
    ['getItem answer 200', 'saveItem answer 200'],
  ],
  [
    'a value of answers goes',
    ({ item }) => (item.properties.status = { type: 'string', enum: ['open'] }),
    ['getItem answer 200 /status', 'saveItem answer 200 /status'],
  ],
  [
    'a value of answers is renamed',
    ({ item }) => (item.properties.status = { type: 'string', enum: ['open', 'finished'] }),
    ['getItem answer 200 /status', 'saveItem answer 200 /status'],
  ],
  [
    'answers may have any value',
    ({ item }) => (item.properties.status = { type: 'string' }),
    ['getItem answer 200 /status', 'saveItem answer 200 /status'],
  ],
  ['a property is newly required', ({ update }) => (update.required = ['uid', 'note']), ['saveItem body']],
  [
    'a new property is required',
    ({ update }) => {
      update.properties.reason = { type: 'string' }
      update.required.push('reason')
    },
    ['saveItem body'],
  ],
  ['a property of requests goes', ({ update }) => delete update.properties.note, ['saveItem body /note']],
  [
    'a property of requests is renamed',
    ({ update }) => rename(update.properties, 'note', 'remark'),
    ['saveItem body /note'],
  ],
  [
    'a property of requests takes less',
    ({ update }) => (update.properties.note = { type: 'string' }),
    ['saveItem body /note'],
  ],
  [
    'a value of requests goes',
    ({ update }) => (update.properties.mode = { type: 'string', enum: ['a'] }),
    ['saveItem body /mode'],
  ],
  [
    'a property of requests has a form',
    ({ update }) => (update.properties.uid = { type: 'string', pattern: '^a' }),
    ['saveItem body /uid'],
  ],
  ['a body is required', ({ save }) => (save.requestBody.required = true), ['saveItem body']],
  ['a parameter is required', ({ page }) => (page.required = true), ['getItem query page']],
  ['a parameter goes', ({ read }) => read.parameters.pop(), ['getItem query page']],
  ['a parameter is renamed', ({ page }) => (page.name = 'p'), ['getItem query page']],
  ['a parameter takes less', ({ page }) => (page.schema = { type: 'integer', maximum: 9 }), ['getItem query page']],
  ['a read becomes a change', ({ save }) => delete (save as Record<string, unknown>)['x-safe'], ['saveItem']],
]

export const HARMLESS: Row[] = [
  ['nothing changes', () => undefined, []],
  ['an operation comes', ({ path, save }) => (path.post = { ...save, operationId: 'addItem' }), []],
  ['an optional property of requests comes', ({ update }) => (update.properties.reason = { type: 'string' }), []],
  ['a property of answers comes', ({ item }) => (item.properties.reason = { type: 'string' }), []],
  ['an optional parameter comes', ({ read, page }) => read.parameters.push({ ...page, name: 'size' }), []],
  ['a property of requests takes more', ({ update }) => (update.properties.uid = { type: ['string', 'null'] }), []],
  [
    'a property of requests is marked as a secret',
    ({ update }) => (update.properties.uid = { type: 'string', format: 'password' }),
    [],
  ],
  ['words change', ({ read }) => (read.summary = 'Other words'), []],
  ['an example goes', ({ read }) => delete (contentOf(read)[JSON_BODY] as { examples?: object }).examples, []],
]

function answerOf({ responses }: Copy['read']) {
  return responses[200] as { headers: Record<string, object>; content: Record<string, object> }
}

function contentOf(read: Copy['read']) {
  return answerOf(read).content
}

function rename(holder: Record<string, object>, from: string, to: string): void {
  replace(holder, from, to, holder[from])
}

function replace(holder: Record<string, object>, from = '', to: string, value: object | undefined): void {
  delete holder[from]
  holder[to] = value ?? {}
}
