import { getPageSample, type SamplePage } from '#api/messaging.ts'
import { languageOf } from '#features/test-pages/sample.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { loadItem } from '#shell/load-item.ts'
import type { TestPageRequest } from './test-page-route.tsx'
import { PAGES } from './test-pages.tsx'

/** Loads a sample like an item. The brand is that of the reseller in the URL, with the sample's `messaging_vars`. */
export async function loadTestPage(page: SamplePage, { context, params, location, route }: TestPageRequest) {
  const identity = { realm: params.reseller, systemName: params.system_name }
  const messagesAndPage = Promise.all([loadMessages('samples'), PAGES[page].component.preload?.()])
  try {
    return await loadItem({
      ...context,
      route,
      href: location.href,
      query: getPageSample(page, identity),
      describe: ({ info, messaging_vars: vars }) => ({ identity: { ...identity, vars }, language: languageOf(info) }),
      reseller: identity,
    })
  } finally {
    // The failed page also needs these messages.
    await messagesAndPage
  }
}
