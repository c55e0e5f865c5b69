import { act, cleanup, renderScreen, testFrame } from '@croupier/shared/testing'
import { FrameContext } from '@croupier/shared/host'
import { useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { useLeave } from './use-leave.ts'

let leave: (() => void) | undefined

function AuthScreen() {
  const leaveScreen = useLeave('/lottery')
  useEffect(() => {
    leave = leaveScreen
  }, [leaveScreen])
  return null
}

const page = testFrame()

async function openPage() {
  const shown = (
    <FrameContext value={page}>
      <AuthScreen />
    </FrameContext>
  )
  const opened = await renderScreen(shown, { messages })
  await vi.waitFor(() => expect(leave).toBeDefined())
  return opened
}

afterEach(() => {
  cleanup()
  leave = undefined
})

it('[RT-21] a login or registration page goes on to the page in its address', async () => {
  const { host } = await openPage()
  act(() => leave?.())
  expect(host.record.paths).toEqual(['/lottery'])
})

it('a second call does not navigate again', async () => {
  const { host } = await openPage()
  act(() => leave?.())
  act(() => leave?.())
  expect(host.record.paths).toEqual(['/lottery'])
})

it('a call after the player has left the page does not navigate', async () => {
  const { host, unmount } = await openPage()
  unmount()
  leave?.()
  expect(host.record.paths).toEqual([])
})
