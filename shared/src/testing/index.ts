import { configure } from '@testing-library/react'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

export * from './describe-remote.ts'
export * from './leave-tab.ts'
export * from './lost-cashout.ts'
export * from './render-screen.tsx'
export * from './scroll.ts'
export * from './flush-pending.ts'
export * from './test-frame.ts'
export * from './test-game.ts'
export * from './test-host.ts'
export * from './text-differences.ts'
export * from './text-schema.ts'
// For remotes, which have no testing library of their own.
export { act, cleanup, render, screen, within } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'
export { hostileHosts, hostileSchemes, lookAlikes } from './hostile.ts'
