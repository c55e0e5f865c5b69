import { safeUrl } from './safe-url.ts'

/**
 * The URL of a picture that the product API names, or undefined where there is none or it is refused (D21). Relative
 * ones are the API's own; from which hosts pictures are shown is up to the page's policy.
 */
export function pictureAddress(address: string | null | undefined, apiOrigin: string): string | undefined {
  return address ? safeUrl(address, { base: apiOrigin })?.href : undefined
}
