/** An answer of a service before it is altered. */
export interface Original {
  status: number
  headers: Record<string, string>
  /** The body as JSON; undefined when there is none. */
  body: unknown
}

/** An alteration of an answer, and the field that must be reported for it. */
export interface Alteration {
  what: string
  operation: string
  /** The case whose answer it is, as the report calls it. */
  name: string
  /** Tells the request of that case by its path with the query, and its body. */
  isAsked: (path: string, body: string) => boolean
  /** Altered answer; a text is a body that is no JSON. `cut` ends the connection instead. */
  alter: (original: Original) => Partial<Original> | 'cut'
  field: string
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes, taken apart by hand
type Any = any

/** Alters the body of an answer in place. */
function body(change: (entity: Any, whole: Any) => void): Alteration['alter'] {
  return (original) => {
    const whole = structuredClone(original.body) as Any
    change(whole.object_data ?? whole, whole)
    return { body: whole }
  }
}

function consent(state: string, what: string, field: string, alter: Alteration['alter']): Alteration {
  const isAsked = (path: string) => path.endsWith(`/consent/${state}`)
  return { what, operation: 'getConsent', name: `state preferences/${state}`, isAsked, alter, field }
}

function hash(
  name: string,
  isAsked: Alteration['isAsked'],
  rest: Pick<Alteration, 'what' | 'alter' | 'field'>,
): Alteration {
  const isHash = (path: string, sent: string) => path === '/tld-info/gethash/' && isAsked(path, sent)
  return { operation: 'getTldInfoHash', name, isAsked: isHash, ...rest }
}

const FIRST = 'body /object_data/consents/*'

/** Ways in which a service can be wrong, each in an answer of its own. */
export const ALTERATIONS: Alteration[] = [
  consent('required-only', 'a status that no contract has', 'status', () => ({ status: 418 })),
  consent('optional-only', 'the status of another state', 'status', () => ({
    status: 410,
    body: { response_text: 'x' },
  })),
  consent('whois-only', 'a redirect', 'status', () => ({ status: 302, headers: { location: '/login' } })),
  consent('saved-only', 'another content type', 'header content-type', () => ({
    headers: { 'content-type': 'text/plain' },
  })),
  consent('too-many', 'a header of the wrong form', 'header Retry-After', () => ({
    headers: { 'content-type': 'application/json', 'retry-after': 'soon' },
  })),
  consent(
    'saved-minimum',
    'an object instead of a list',
    'body /object_data/consents',
    body((entity) => (entity.consents = {})),
  ),
  consent('bypass', 'a list instead of an object', 'body', (original) => ({ body: [original.body] })),
  consent(
    'many-groups',
    'a number instead of a text',
    `${FIRST}/status`,
    body(({ consents }) => (consents[0].status = 7)),
  ),
  consent(
    'long-names',
    'a value that is not on the list',
    `${FIRST}/has_dependent_fields`,
    body(({ consents }) => {
      consents[0].has_dependent_fields = 'maybe'
    }),
  ),
  consent(
    'reference-only',
    'a required field missing',
    `${FIRST}/uid`,
    body(({ consents }) => delete consents[0].uid),
  ),
  consent('dependent-fields', 'the whole entity missing', 'body /object_data', () => ({ body: {} })),
  consent(
    'async-none',
    'one nesting too many',
    'body /object_data/object_data',
    body((entity, whole) => {
      whole.object_data = { object_data: entity }
    }),
  ),
  consent(
    'saved-required-denied',
    'null where nothing may be null',
    `${FIRST}/uid`,
    body(({ consents }) => {
      consents[0].uid = null
    }),
  ),
  consent(
    'unplaced-pending',
    'a date in another form',
    'body /object_data/access_key_expiration_date',
    body((entity) => {
      entity.access_key_expiration_date = '21.11.2035'
    }),
  ),
  {
    what: 'an item where there is none',
    operation: 'getVerification',
    name: 'state verification/not-found',
    isAsked: (path) => path.includes('registrant_verification/info') && path.includes('key=not-found'),
    alter: () => ({ status: 200, body: { verified: 0 } }),
    field: 'status',
  },
  consent(
    'brand-pale',
    'a renamed field',
    'body /object_data/data/resellerName',
    body(({ data }) => {
      data.resellerName = data.reseller_name
      delete data.reseller_name
    }),
  ),
  consent('brand-no-logo', 'an empty body', 'body', () => ({ body: undefined })),
  consent('brand-nulls', 'a web page', 'header content-type', () => ({
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Sign in</title>',
  })),
  consent('brand-unknown', 'JSON that breaks off', 'body', () => ({ body: '{"object_data": {' })),
  consent('brand-flags-off', 'no response at all', 'response', () => 'cut'),
  consent('not-found', 'an error without words', 'body', () => ({ body: {} })),
  consent(
    'forbidden',
    'an error in other words',
    'body /response_code',
    body((entity) => (entity.response_code = '403')),
  ),
  hash('example from-preferences', (_, sent) => sent === 'reseller=nordlicht&system_name=opensrs&show_header=1', {
    what: 'a text that must not be empty',
    alter: body((entity) => (entity.hash = '')),
    field: 'body /hash',
  }),
  hash('extra property in the body', (_, sent) => sent.includes('conformance-test=1'), {
    what: 'a wrong request that is taken',
    alter: () => ({ status: 200, body: { hash: 'x' } }),
    field: 'status',
  }),
  hash('body missing', (_, sent) => sent === '', {
    what: 'a mistake of the service in answer to a wrong request',
    alter: () => ({ status: 500, body: { response_text: 'Null pointer' } }),
    field: 'status',
  }),
]
