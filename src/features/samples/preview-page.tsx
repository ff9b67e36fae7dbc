export function PreviewPage(_: object) { return null }
