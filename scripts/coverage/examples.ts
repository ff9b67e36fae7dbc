import type { MediaType, OperationDocument } from '#mocks/contracts/contract-document.ts'

/** What of an operation has no named example: its request, or an answer with a body. */
export function withoutExample({ requestBody, responses }: OperationDocument): string[] {
  const request = requestBody && !hasExample(requestBody.content) ? ['request'] : []
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    content && !hasExample(content) ? [`answer ${status}`] : [],
  )
  return [...request, ...answers]
}

function hasExample(content: Record<string, MediaType>): boolean {
  return Object.values(content).every(({ examples }) => Object.keys(examples ?? {}).length > 0)
}
