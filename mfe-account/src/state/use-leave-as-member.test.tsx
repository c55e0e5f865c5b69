import { FrameContext } from '@croupier/shared/host'
import { act, cleanup, createTestHost, renderScreen, screen, testUser, testFrame } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { useLeaveAsMember } from './use-leave-as-member.ts'
import { useLeave } from './use-leave.ts'

const page = testFrame()

function AuthScreen() {
  useLeaveAsMember(false, useLeave())
  return <p>login</p>
}

afterEach(cleanup)

it('the page navigates before the pop-up above it closes, which steps back in the history', async () => {
  const host = createTestHost()
  const order: string[] = []
  host.navigation.go = (path) => void order.push(path)
  host.screens.close = () => void order.push('closed')
  const shown = (
    <>
      <FrameContext value={page}>
        <AuthScreen />
      </FrameContext>
      <AuthScreen />
    </>
  )
  await renderScreen(shown, { host, messages })
  await screen.findAllByText('login')
  act(() => {
    host.session.set(testUser())
    expect(order).toEqual([])
  })
  expect(order).toEqual(['/', 'closed'])
})
