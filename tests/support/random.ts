import fc from 'fast-check'

/**
 * Random values are the same ones in every run, so that a failure is of the change that it appears with. A whole run
 * (`FULL=1`) takes others each time; a failure names its seed.
 */
fc.configureGlobal({ seed: process.env.FULL ? Date.now() : 20_261_121 })
