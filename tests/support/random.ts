import fc from 'fast-check'

/**
 * Random values are the same in every run, so that a new failure is caused by the change. A full run (`FULL=1`) uses a
 * new seed each time, and a failure reports it.
 */
fc.configureGlobal({ seed: process.env.FULL ? Date.now() : 20_261_121 })
