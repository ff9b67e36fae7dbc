import fc from 'fast-check'

// Mutants that a property takes long to refute are left to its other tests.
fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: 1000 })
