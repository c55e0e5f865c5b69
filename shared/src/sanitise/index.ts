export { sanitiseHtml } from './sanitise-html.ts'
export type { SanitiseOptions } from './sanitise-html.ts'
export { SafeHtml } from './safe-html.tsx'
export type { SafeHtmlProps } from './safe-html.tsx'
