import type { components } from '#api/generated/verification.d.ts'

/** A contact as verification and data quality show it. */
export const CONTACT = {
  email: 'alex.morgan@morgan-bindery.example',
  full_name: 'Alex Morgan',
  org_name: 'Morgan Bindery Ltd',
  address: '12 Example Street',
  state: 'Greater London',
  city: 'London',
  postal_code: 'EC1A 1BB',
  country: 'GB',
} satisfies Required<components['schemas']['ContactData']>
