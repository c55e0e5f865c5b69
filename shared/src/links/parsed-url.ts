/** The parsed address, or null where it is none: URL.parse, which supported browsers (README) need not have. */
export function parsedUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
