import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { createFeedback, type Feedback } from '../../host/feedback.ts'
import { createScreenStack, type ScreenStack } from '../../host/screen-stack.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { useStaleErrors } from './use-stale-errors.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let feedback: Feedback
let screens: ScreenStack
let router: ReturnType<typeof createMemoryRouter>

function Layer() {
  useStaleErrors()
  return null
}

beforeEach(async () => {
  feedback = createFeedback()
  screens = createScreenStack({ isMember: () => false, onGuarded: () => undefined, hint: () => undefined })
  router = createMemoryRouter([{ path: '*', element: <Layer /> }])
  root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ShellContext value={{ feedback, screens } as unknown as ShellHost}>
        <RouterProvider router={router} />
      </ShellContext>,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

const told = () => feedback.toasts.get().map(({ message }) => message)
const does = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }))

it('an error goes with the next submit, whatever else was told stays', () => {
  feedback.toast('Sent.', 'success')
  feedback.toast('Email required', 'error')
  does('submit')
  expect(told()).toEqual(['Sent.'])
})

it('an error goes with the screen that the player leaves, by a press or a key', () => {
  screens.open('login', {})
  for (const [kind, leave] of [
    ['pointerdown', () => screens.open('forgotPassword', undefined, { replace: true })],
    ['keydown', () => screens.close()],
  ] as const) {
    feedback.toast('Username / Email required', 'error')
    does(kind)
    expect(told()).toHaveLength(1)
    leave()
    expect(told()).toEqual([])
  }
})

it('an error goes with the page that the player leaves', async () => {
  feedback.toast('Username / Email required', 'error')
  does('click')
  await act(() => router.navigate('/join'))
  expect(told()).toEqual([])
})

it('what is told since the last press outlives the screen that closes with it', () => {
  screens.open('login', {})
  does('pointerdown')
  feedback.toast('Fail to launch game', 'error')
  screens.close()
  expect(told()).toEqual(['Fail to launch game'])
})

it('an error goes with the pop-up that Back closes, which no press comes before', async () => {
  screens.open('login', {})
  await act(() => router.navigate('/', { state: { depth: 1 } }))
  feedback.toast('Username / Email required', 'error')
  await act(() => router.navigate(-1))
  screens.truncate(0)
  expect(told()).toEqual([])
})

it("what is told while a pop-up closes by itself outlives that pop-up's step in the history", async () => {
  screens.open('game', { gameId: 1, playForFun: 1 })
  await act(() => router.navigate('/', { state: { depth: 1 } }))
  does('pointerdown')
  feedback.toast('Fail to launch game', 'error')
  screens.close()
  await act(() => router.navigate(-1))
  screens.open('promotion', { promotion: {} as never })
  expect(told()).toEqual(['Fail to launch game'])
})
