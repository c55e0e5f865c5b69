export { default } from './deposit-screen.tsx'
export { prefetch } from './prefetch.ts'
