import type { ContractDocument, OperationDocument } from '#mocks/contracts/contract-document.ts'

interface Contract {
  name: string
  document: ContractDocument
}

const STYLE = `
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d2b36 }
table { border-collapse: collapse; width: 100% }
td { border-top: 1px solid #d5dde3; padding: .25rem .75rem .25rem 0; vertical-align: top }
td:first-child { width: 4rem }
code { overflow-wrap: anywhere }
a { color: #01597a }
`

/** The page that leads to all others: every contract with its operations. */
export function indexPage(contracts: Contract[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contracts</title>
<style>${STYLE}</style>
<h1>Contracts</h1>
<p>What the pages send to the services behind them, and what they accept. Made from <code>openapi/</code>.</p>
<p>A field of an answer that says <code>ours: true</code> is not in the specification. A backend may leave it out: every
page works without it.</p>
${contracts.map(section).join('\n')}
</html>
`
}

function section({ name, document }: Contract): string {
  const { title = name, version = '', summary = '' } = document.info ?? {}
  return `<section>
<h2><a href="${text(name)}.html">${text(title)}</a> ${text(version)}</h2>
<p>${text(summary)}</p>
<table>${operationsOf(document).map(row).join('')}</table>
</section>`
}

interface Row extends OperationDocument {
  method: string
  path: string
}

function operationsOf({ paths }: ContractDocument): Row[] {
  return Object.entries(paths).flatMap(([path, { get, post, put }]) =>
    Object.entries({ get, post, put }).flatMap(([method, operation]) =>
      operation ? [{ ...operation, method: method.toUpperCase(), path }] : [],
    ),
  )
}

function row({ method, path, summary, operationId }: Row): string {
  return `<tr><td>${method}<td><code>${text(path)}</code><br>${text(summary)} (${text(operationId)})`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function text(value: string): string {
  return value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
