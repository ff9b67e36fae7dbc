/** A page in the state in which most people meet it, and how to see that it is there. */
export type MeasuredPage = {
  name: string
  /** Its route, as a file of src/routes. */
  route: string
  /** Scenario that its key names; a key is used once, so that no visit finds what another one left. */
  state: string
  link: (key: string) => string
  /** The page is visible when this is. */
  content: string
  /** The control that a person most likely uses first. */
  control: string
}

const DOMAIN = 'anders-buchbinderei.berlin'
const DECISION = 'main form [role="group"] button'
const decision = { content: DECISION, control: DECISION }
const form = { control: 'main button[type="submit"]' }

export const PAGES: readonly MeasuredPage[] = [
  {
    name: 'preferences',
    route: 'consent.$access_key.tsx',
    state: 'pending-required-and-optional',
    link: (key) => `/consent/${key}`,
    content: 'main fieldset',
    ...form,
  },
  {
    name: 'data sharing',
    route: 'consent.$access_key_.data-sharing.tsx',
    state: 'pending-required-and-optional',
    link: (key) => `/consent/${key}/data-sharing`,
    content: 'main section h2',
    control: 'main nav a',
  },
  {
    name: 'data copy',
    route: 'request.$access_key.tsx',
    state: 'nothing-requested',
    link: (key) => `/request/${key}`,
    content: 'main form input',
    ...form,
  },
  {
    name: 'TLD info',
    route: 'tld-info.$hash.tsx',
    state: 'nordlicht-opensrs',
    // Its hash names a reseller and takes no suffix.
    link: () => '/tld-info/nordlicht-opensrs',
    content: 'main tbody td',
    control: 'main tbody button',
  },
  { name: 'trade', route: 'trade.n.$key.tsx', state: 'new-open', link: (key) => `/trade/n/${key}`, ...decision },
  {
    name: 'transfer in',
    route: 'transfer.in.$domain.$key.tsx',
    state: 'in-open',
    link: (key) => `/transfer/in/${DOMAIN}/${key}`,
    ...decision,
  },
  {
    name: 'transfer away',
    route: 'transfer.away.$domain.$key.tsx',
    state: 'away-open',
    link: (key) => `/transfer/away/${DOMAIN}/${key}`,
    ...decision,
  },
  {
    name: 'listing',
    route: 'dls.$id.$domain.tsx',
    state: 'open',
    link: (key) => `/dls/${key}/${DOMAIN}`,
    ...decision,
  },
  {
    name: 'trademark',
    route: 'trademark.$claims_id.$key.tsx',
    state: 'open',
    link: (key) => `/trademark/370d0b7c9223372036854775807/${key}`,
    ...decision,
  },
  {
    name: 'verification',
    route: 'registrant.verification.$verification_id.$key.$reseller_id.tsx',
    state: 'pending',
    link: (key) => `/registrant/verification/48213/${key}/nordlicht`,
    ...decision,
  },
  {
    name: 'data quality',
    route: 'registrant.data_quality.$key.$reseller_id.tsx',
    state: 'pending',
    link: (key) => `/registrant/data_quality/${key}/nordlicht`,
    ...decision,
  },
]

/** The address of a page with a key that nobody has used. */
export function freshAddress({ link, state }: MeasuredPage): string {
  return link(`${state}~${crypto.randomUUID()}`)
}
