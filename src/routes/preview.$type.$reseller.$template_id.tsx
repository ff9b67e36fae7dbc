import { createFileRoute } from '@tanstack/react-router'
import { renderTemplate } from '#api/messaging.ts'
import { languageToShow } from '#features/message-preview/language.ts'
import { PreviewPage } from '#features/message-preview/page.tsx'
import { loadMessages, shownLanguage } from '#i18n/language-store.ts'
import { FailedPage } from '#shell/failed-page.tsx'

export const Route = createFileRoute('/preview/$type/$reseller/$template_id')({
  staticData: { feature: 'preview', title: 'preview.title', namespaces: ['samples'] },
  loader: async ({ context, params, location }) => {
    // The template is requested in the page's language, which is known after the messages are loaded.
    await loadMessages('samples')
    const language = languageToShow(location.search, shownLanguage.get()?.language)
    const { type, reseller, template_id: templateId } = params
    await context.queryClient.query(renderTemplate({ type, reseller, templateId, language }))
    return { identity: { realm: reseller } }
  },
  errorComponent: (props) => <FailedPage {...props} audience="reseller" />,
  component: Preview,
})

function Preview() {
  const { type, reseller, template_id: templateId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PreviewPage
      key={`${type}/${reseller}/${templateId}`}
      template={{ type, reseller, templateId }}
      search={search}
      onLanguage={(language) => void navigate({ search: { language }, replace: true })}
    />
  )
}
