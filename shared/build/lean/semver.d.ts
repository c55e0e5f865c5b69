export function satisfy(version: string | undefined, range: string): boolean
