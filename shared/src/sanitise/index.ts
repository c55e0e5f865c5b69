export { sanitiseHtml } from './sanitise-html.ts'
export { SafeHtml } from './safe-html.tsx'
