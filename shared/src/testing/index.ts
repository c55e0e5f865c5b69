export * from './describe-remote.ts'
export * from './render-screen.tsx'
export * from './test-host.ts'
export * from './text-differences.ts'
