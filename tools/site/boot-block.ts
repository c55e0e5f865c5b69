/** A page with its boot block filled in, so that nothing of it has to be asked for first. */
export function withBoot(html: string, boot: object): string {
  const safe = JSON.stringify(boot).replaceAll('<', '\\u003c')
  // The build's html minifier may change quotes and order of attributes.
  return html.replace(/(<script[^>]*croupier-boot[^>]*>)null/, (_, start: string) => start + safe)
}
