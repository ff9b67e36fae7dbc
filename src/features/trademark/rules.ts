import type { TrademarkNotice } from '#api/trademark.ts'
import { readStatus, type ItemStatus } from '#decision/item-status.ts'
import { toList, readText } from '#lib/readers.ts'

type RawMark = Exclude<NonNullable<TrademarkNotice['trademark_list']>, readonly unknown[]>
type RawParty = Exclude<NonNullable<RawMark['contact']>, readonly unknown[]> &
  Exclude<NonNullable<RawMark['holder']>, readonly unknown[]>

export function statusOf(notice: TrademarkNotice): ItemStatus {
  return readStatus(notice, notice.not_after)
}

export type Party = {
  /** `owner`, `assignee`, `licensee`, `agent`, `thirdparty`, or an unknown value. */
  role: string | undefined
  names: string[]
  address: string[]
  country: string | undefined
  email: string | undefined
  voice: string | undefined
  extension: string | undefined
  fax: string | undefined
}

/** A mark with normalized lists and without empty entries. */
export type Mark = {
  name: string | undefined
  jurisdiction: string | undefined
  goods: string | undefined
  classes: { number: string | undefined; text: string | undefined }[]
  holders: Party[]
  contacts: Party[]
  courts: { reference: string | undefined; court: string | undefined; place: string | undefined }[]
  udrp: { number: string | undefined; provider: string | undefined }[]
}

export function readMarks(notice: TrademarkNotice): Mark[] {
  return entriesOf(notice.trademark_list).map(readMark)
}

/** Returns whether a mark has court or UDRP decisions, which require an additional prescribed text. */
export function hasDecisions({ courts, udrp }: Mark): boolean {
  return courts.length + udrp.length > 0
}

function readMark(mark: RawMark): Mark {
  const { jurDesc, notExactMatch } = mark
  return {
    name: readText(mark.markName),
    jurisdiction: join([readText(jurDesc?.content), inParentheses(readText(jurDesc?.jurCC))], ' '),
    goods: readText(mark.goodsAndServices),
    classes: entriesOf(mark.classDesc)
      .map((entry) => ({ number: readText(entry.classNum), text: readText(entry.content) }))
      .filter(isKnown),
    holders: entriesOf(mark.holder)
      .map((holder) => readParty(holder, holder.entitlement))
      .filter(isKnownParty),
    contacts: entriesOf(mark.contact)
      .map((contact) => readParty(contact, contact.type))
      .filter(isKnownParty),
    courts: entriesOf(notExactMatch?.court)
      .map(({ refNum, courtName, cc, region }) => ({
        reference: readText(refNum),
        court: readText(courtName),
        place: join([...texts(region), readText(cc)], ', '),
      }))
      .filter(isKnown),
    udrp: entriesOf(notExactMatch?.udrp)
      .map(({ caseNo, udrpProvider }) => ({ number: readText(caseNo), provider: readText(udrpProvider) }))
      .filter(isKnown),
  }
}

/** Countries that write the postal code after the state. */
const STATE_AND_CODE = new Set(['US', 'CA', 'AU'])

function readParty({ name, org, addr, email, voice, voice_ext: extension, fax }: RawParty, role: unknown): Party {
  const [code, city, state] = [addr?.pc, addr?.city, addr?.sp].map(readText)
  const country = readText(addr?.cc)
  const cityLine =
    country && STATE_AND_CODE.has(country.toUpperCase())
      ? join([city, join([state, code], ' ')], ', ')
      : join([join([code, city], ' '), state === city ? undefined : state], ', ')
  return {
    role: readText(role),
    names: texts([name, org]),
    address: texts([...toList(addr?.street), cityLine]),
    country,
    email: readText(email),
    voice: readText(voice),
    extension: readText(extension),
    fax: readText(fax),
  }
}

/** Returns the objects in a list, which may be a single object or contain other values. */
function entriesOf<T>(list: T | readonly T[] | null | undefined): NonNullable<T>[] {
  return toList(list).filter((entry): entry is NonNullable<T> & T => entry !== null && typeof entry === 'object')
}

function texts(values: unknown): string[] {
  return toList(values)
    .map(readText)
    .filter((text) => text !== undefined)
}

function join(values: readonly (string | undefined)[], separator: string): string | undefined {
  return values.filter(Boolean).join(separator) || undefined
}

function inParentheses(text: string | undefined): string | undefined {
  return text && `(${text})`
}

function isKnownParty({ names, address, country, email, voice, fax }: Party): boolean {
  return names.length + address.length > 0 || [country, email, voice, fax].some(Boolean)
}

function isKnown(entry: Record<string, string | undefined>): boolean {
  return Object.values(entry).some(Boolean)
}
