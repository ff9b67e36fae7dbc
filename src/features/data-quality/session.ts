import type { ResellerIdentity } from '#api/branding.ts'
import type { DataQuality, DataQualityLink } from '#api/data-quality.ts'

/** The reseller that the link names, and the language that the case speaks. */
export function aboutDataQuality(link: DataQualityLink) {
  return (contactCase: DataQuality): { identity: ResellerIdentity; language: unknown } => ({
    identity: { realm: link.reseller_id },
    language: contactCase.messaging_language,
  })
}
