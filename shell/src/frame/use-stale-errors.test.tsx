import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { createFeedback, type Feedback } from '../host/feedback.ts'
import { createScreenStack, type ScreenStack } from '../host/screen-stack.ts'
import { ShellContext } from '../host/shell-context.tsx'
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
