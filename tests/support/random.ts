import fc from 'fast-check'

/**
 * Random values are the same in every run, so that a new failure comes from a change of the code. A full run (`FULL=1`)
 * uses a new seed each time, which fast-check reports on failure.
 */
fc.configureGlobal({ seed: process.env.FULL ? Date.now() : 20_261_121 })
