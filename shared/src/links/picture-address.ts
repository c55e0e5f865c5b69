import { safeUrl } from './safe-url.ts'

/**
 * The address of a picture that the product API names, or undefined where it names none or one that is refused (D21).
 * Relative ones are the API's own; whose pictures are shown, the page's policy says.
 */
export function pictureAddress(address: string | null | undefined, apiOrigin: string): string | undefined {
  return address ? safeUrl(address, { base: apiOrigin })?.href : undefined
}
