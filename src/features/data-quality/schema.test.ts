import { expect, test } from 'vitest'
import { resolver } from './schema.ts'

const CONTACT = {
  full_name: 'Alex Morgan',
  org_name: '',
  email: 'alex@example.com',
  address: '12 Example Street',
  postal_code: '',
  city: 'London',
  state: '',
  country: 'GB',
}

async function problemsOf(change: Partial<typeof CONTACT>): Promise<Record<string, string | undefined>> {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await resolver({ ...CONTACT, ...change }, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

test.each([
  { email: 'jörg@büro.example' },
  { email: '用户@例子。中国' },
  { email: "o'brien+domains@sub.example.co.uk" },
  { email: '"jo anders"@example.com' },
  { email: 'info@xn--bro-hoa.example' },
  { full_name: 'Ō' },
  { full_name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(7) },
  { address: 'Casa sin número\nDe la iglesia 200 m al norte' },
  { country: 'XK' },
])('accepts %j', async (change) => expect(await problemsOf(change)).toEqual({}))

test.each([
  [{ full_name: ' ' }, { full_name: 'full_name' }],
  [{ address: '\n' }, { address: 'address' }],
  [{ country: '' }, { country: 'country' }],
  [{ full_name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(8) }, { full_name: 'tooLong 255' }],
  [{ postal_code: '12345678901234567' }, { postal_code: 'tooLong 16' }],
  [{ email: '' }, { email: 'email' }],
  [{ email: 'jo.example.com' }, { email: 'emailNoAt' }],
  [{ email: '@example.com' }, { email: 'emailIncomplete' }],
  [{ full_name: 'J\uFFFDrg Meier' }, { full_name: 'damaged' }],
  [{ email: 'jo anders@example.com' }, { email: 'emailSpaces' }],
])('rejects %j with %j', async (change, problems) => expect(await problemsOf(change)).toEqual(problems))
