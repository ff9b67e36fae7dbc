import { expect, test } from 'vitest'
import { ITEM_PAGES } from '#lib/page-paths.ts'
import { linkOf } from '#server/link.ts'

test.each(Object.entries(ITEM_PAGES))('the item of %s is named by every part of its link', (page, read) => {
  const parts = [...page.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
  const path = read.replaceAll(/\{(\w+)\}/g, 'a-$1')
  const query = new URLSearchParams(parts.map((name) => [name, `a-${name}`])).toString()
  const call = { service: 'TRADE', path, query: path === read ? query : '', contentType: undefined, body: undefined }
  const link = linkOf(call) ?? ''
  for (const name of parts) expect(link).toContain(`a-${name}`)
})
