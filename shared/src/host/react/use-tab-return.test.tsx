import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveTab } from '../../testing/index.ts'
import { useTabReturn } from './use-tab-return.ts'

afterEach(cleanup)

it('useTabReturn calls back after each return of five seconds (D37), until the component is removed', () => {
  const heard = vi.fn()
  const { unmount } = renderHook(() => useTabReturn(heard))
  for (const seconds of [1, 1, 4.9]) leaveTab(seconds)
  expect(heard).not.toHaveBeenCalled()
  leaveTab(5)
  expect(heard).toHaveBeenCalledTimes(1)
  leaveTab(1)
  expect(heard).toHaveBeenCalledTimes(1)
  leaveTab(6)
  expect(heard).toHaveBeenCalledTimes(2)
  unmount()
  leaveTab(60)
  expect(heard).toHaveBeenCalledTimes(2)
})
