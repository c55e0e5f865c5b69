import { FrameContext } from '@croupier/shared/host'
import { act, cleanup, createTestHost, renderScreen, screen, testUser, testFrame } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { useLeaveAsMember } from './use-leave-as-member.ts'
import { useLeave } from './use-leave.ts'

const page = testFrame()

function Way() {
  useLeaveAsMember(false, useLeave())
  return <p>way in</p>
}

afterEach(cleanup)

it('the page below goes first: the step back of a pop-up that closes would undo it', async () => {
  const host = createTestHost()
  const order: string[] = []
  host.navigation.go = (path) => void order.push(path)
  host.screens.close = () => void order.push('closed')
  const shown = (
    <>
      <FrameContext value={page}>
        <Way />
      </FrameContext>
      <Way />
    </>
  )
  await renderScreen(shown, { host, messages })
  await screen.findAllByText('way in')
  act(() => {
    host.session.set(testUser())
    expect(order).toEqual([])
  })
  expect(order).toEqual(['/', 'closed'])
})
