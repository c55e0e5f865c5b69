export { isListed, safeUrl } from './safe-url.ts'
export type { SafeUrlOptions } from './safe-url.ts'
export { internalPath } from './internal-path.ts'
export { openExternal } from './open-external.ts'
