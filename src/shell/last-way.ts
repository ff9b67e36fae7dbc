import { createStore } from '#lib/store.ts'

/** Whence a person went to the list of TLDs: its address holds no key, and a key is kept in memory only. */
export const lastWay = createStore<{ hash: string; accessKey: string } | undefined>(undefined)
