import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shot } from './take.ts'

const STYLE = `
body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #ddd; color: #111 }
nav { position: sticky; top: 0; padding: 8px 0; background: #ddd; display: flex; flex-wrap: wrap; gap: 4px 16px }
h2 { margin: 40px 0 0 } h3 { margin: 16px 0 4px }
section > div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
figure { margin: 0 } img { display: block; max-height: 900px; object-fit: cover; object-position: top; border: 1px solid #999 }
`

/** Writes one page that shows all pictures, by page and state; a style for each language hides the others. */
export async function writeSheet(folder: string, shots: readonly Shot[]): Promise<string> {
  const file = join(folder, 'index.html')
  const languages = [...new Set(shots.map(({ language }) => language))]
  const pages = Map.groupBy(shots, ({ page }) => page)
  await writeFile(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${pages.size} pages, ${shots.length} pictures</title>
<style>${STYLE}${languages.map(hidesOthers).join('\n')}</style>
<nav>
${languages.map((language, index) => choice(language, index === 0)).join('\n')}
${choice('all', false)}
${[...pages.keys()].map((page) => `<a href="#${page}">${page}</a>`).join('\n')}
</nav>
${[...pages].map(([page, own]) => `<h2 id="${page}">${page}</h2>\n${statesOf(own)}`).join('\n')}
</html>
`,
  )
  return file
}

function hidesOthers(language: string): string {
  return `body:has(#show-${language}:checked) figure:not([lang=${language}]) { display: none }`
}

function choice(language: string, isChosen: boolean): string {
  return `<label><input type="radio" name="language" id="show-${language}"${isChosen ? ' checked' : ''}> ${language}</label>`
}

function statesOf(shots: readonly Shot[]): string {
  const states = Map.groupBy(shots, ({ state }) => state)
  return [...states]
    .map(([state, own]) => `<section><h3>${state}</h3><div>${own.map(figure).join('\n')}</div></section>`)
    .join('\n')
}

/** Wide pages are shown smaller, so that all widths of a state stand side by side. */
function figure({ file, language, width, height, state }: Shot): string {
  const shown = Math.round(Math.min(width, 180 + width / 4))
  return `<figure lang="${language}"><a href="${file}"><img src="${file}" width="${shown}" loading="lazy" alt="${state}, ${width} px"></a>
<figcaption>${language}, ${width} px wide, ${height} px tall</figcaption></figure>`
}
