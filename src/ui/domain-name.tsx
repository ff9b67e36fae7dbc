import { readDomain } from '#lib/domain-name.ts'
import styles from './domain-name.module.css'
import { PageHeading } from './layout.tsx'

/** A domain in Unicode, with its ASCII form if it differs. */
function DomainName({ children }: { children: string }) {
  const { unicode, ascii } = readDomain(children)
  return (
    <span className={styles.name} translate="no">
      <bdi>{unicode}</bdi>
      {ascii && <span className={styles.ascii}>{ascii}</span>}
    </span>
  )
}

/** Maximum domain length, in characters, for each font size on a phone except the smallest. */
const MAX_LENGTHS = [20, 26, 32]
const SIZES = ['', 'long', 'longer', 'longest'] as const

/** Maximum sentence length that fits on one line of a wide screen, in characters. */
const MAX_ONE_LINE = 34

/** Isolates a name in text, so that a name in another script does not reorder the sentence. */
export function TextWithName({ text, name }: { text: string; name: string | undefined }) {
  const at = name ? text.indexOf(name) : -1
  if (!name || at < 0) return <span>{text}</span>
  return (
    <>
      {text.slice(0, at)}
      <bdi>{name}</bdi>
      {text.slice(at + name.length)}
    </>
  )
}

/**
 * A sentence with its domain on a separate line, unbroken where possible. On a wide screen, a short sentence stays on
 * one line. Screen readers read it as one sentence.
 *
 * @param name another name in the text
 */
export function TextWithDomain({
  text,
  domain,
  name,
}: {
  text: string
  domain: string | undefined
  name?: string | undefined
}) {
  const at = domain ? text.indexOf(domain) : -1
  if (!domain || at < 0) return <span>{text}</span>
  const rest = text.slice(at + domain.length)
  const classes = [
    'heading',
    at > 0 && 'apart',
    // Trailing punctuation stays on the same line.
    rest.length > 2 && 'followed',
    text.length <= MAX_ONE_LINE && 'oneLine',
    SIZES[MAX_LENGTHS.filter((maxLength) => domain.length > maxLength).length],
  ]
  return (
    <>
      <TextWithName text={text.slice(0, at)} name={name} />
      <bdi className={classes.flatMap((each) => (each && styles[each]) || []).join(' ')} translate="no">
        {domain}
      </bdi>
      <TextWithName text={rest} name={name} />
    </>
  )
}

/**
 * The `h1` of a page about a domain. If the text does not contain the domain, the domain is shown below.
 *
 * @param name another name in the text
 */
export function DomainHeading({
  text,
  domain,
  name,
}: {
  text: string
  domain: string | undefined
  name: string | undefined
}) {
  if (!domain) return <PageHeading>{text}</PageHeading>
  const { unicode, ascii } = readDomain(domain)
  const isContained = text.includes(unicode)
  return (
    <div>
      <PageHeading>
        <TextWithDomain text={text} domain={unicode} name={name} />
      </PageHeading>
      {isContained && ascii && (
        <p className={styles.ascii} translate="no">
          {ascii}
        </p>
      )}
      {!isContained && (
        <p>
          <DomainName>{domain}</DomainName>
        </p>
      )}
    </div>
  )
}
