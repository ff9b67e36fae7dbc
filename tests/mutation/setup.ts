import fc from 'fast-check'

// A mutant meets the same values in every run, and those that a property takes long to refute are left to its other tests.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 1000 })
