import { act, cleanup, renderScreen, testFrame } from '@croupier/shared/testing'
import { FrameContext } from '@croupier/shared/host'
import { useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { useLeave } from './use-leave.ts'

let leave: (() => void) | undefined

function Way() {
  const leaves = useLeave('/lottery')
  useEffect(() => {
    leave = leaves
  }, [leaves])
  return null
}

const page = testFrame()

async function openPage() {
  const shown = (
    <FrameContext value={page}>
      <Way />
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

it('[RT-21] the page of a way in goes on to what was wanted', async () => {
  const { host } = await openPage()
  act(() => leave?.())
  expect(host.record.paths).toEqual(['/lottery'])
})

it('who is on the way already is led once: what was opened since stays', async () => {
  const { host } = await openPage()
  act(() => leave?.())
  act(() => leave?.())
  expect(host.record.paths).toEqual(['/lottery'])
})

it('who has left the page before the answer came is led nowhere', async () => {
  const { host, unmount } = await openPage()
  unmount()
  leave?.()
  expect(host.record.paths).toEqual([])
})
