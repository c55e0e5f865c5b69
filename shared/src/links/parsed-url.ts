/**
 * The parsed address, or null where it is none. Stands in for URL.parse, which not all supported browsers (README)
 * have.
 */
export function parsedUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
