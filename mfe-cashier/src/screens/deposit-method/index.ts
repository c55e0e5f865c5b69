export { default } from './deposit-method-screen.tsx'
export { prefetch } from './prefetch.ts'
