export function BrandCheckPage(_: object) { return null }
