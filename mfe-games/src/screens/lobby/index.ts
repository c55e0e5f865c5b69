export { default } from './lobby.tsx'
export { prefetch } from './prefetch.ts'
