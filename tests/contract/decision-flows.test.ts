import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { testDecisionFlow } from './support/decision-flow.ts'

for (const page of DECISION_PAGES) testDecisionFlow(page)
