/** To subscribe to by `useSyncExternalStore`, for what differs between a server and a browser and else never changes. */
export const neverChanges = () => () => {}
