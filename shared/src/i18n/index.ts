export * from './dates.ts'
export * from './locales.ts'
export * from './messages.tsx'
export { useIntl } from 'react-intl'
