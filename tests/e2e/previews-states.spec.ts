import { SAMPLE_FAILURES } from '#tests/support/sample-failures.ts'
import { testStates } from '#tests/support/states.ts'
import { test } from '#tests/support/test.ts'

// The tracer runs scripts in every frame, and the browser complains that the preview's frame runs none.
test.use({ trace: 'off' })

testStates('previews', ['Message preview', 'Nachrichtenvorschau'], 'main section p', SAMPLE_FAILURES)
