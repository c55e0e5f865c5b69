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

const shownMessages = () => feedback.toasts.get().map(({ message }) => message)
const does = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }))

it('an error is dismissed by the next submit, other toasts stay', () => {
  feedback.toast('Sent.', 'success')
  feedback.toast('Email required', 'error')
  does('submit')
  expect(shownMessages()).toEqual(['Sent.'])
})

function withField(test: (inField: (kind: string) => void) => void) {
  const form = document.body.appendChild(document.createElement('form'))
  const field = form.appendChild(document.createElement('input'))
  test((kind) => void field.dispatchEvent(new Event(kind, { bubbles: true })))
  form.remove()
}

it.each(['keydown', 'pointerdown'])(
  'an error is dismissed once a field of a form has been changed after a %s, not by a field outside of forms',
  (input) =>
    withField((inField) => {
      feedback.toast('Please enter an amount', 'error')
      inField(input)
      inField('input')
      expect(shownMessages()).toHaveLength(1)
      inField('change')
      expect(shownMessages()).toEqual([])

      feedback.toast('Please enter an amount', 'error')
      does(input)
      does('change')
      expect(shownMessages()).toHaveLength(1)
    }),
)

it('a refusal stays when the form leaves a half-typed field for the one that it names', () =>
  withField((inField) => {
    feedback.toast('Username required', 'error')
    inField('keydown')
    feedback.toast('Email is taken', 'error')
    inField('change')
    expect(shownMessages()).toEqual(['Email is taken'])
  }))

it('an error is dismissed when the player closes its screen, by a press or a key', () => {
  screens.open('login', {})
  for (const [kind, leave] of [
    ['pointerdown', () => screens.open('forgotPassword', undefined, { replace: true })],
    ['keydown', () => screens.close()],
  ] as const) {
    feedback.toast('Username / Email required', 'error')
    does(kind)
    expect(shownMessages()).toHaveLength(1)
    leave()
    expect(shownMessages()).toEqual([])
  }
})

it('an error is dismissed when the player leaves the page', async () => {
  feedback.toast('Username / Email required', 'error')
  does('click')
  await act(() => router.navigate('/join'))
  expect(shownMessages()).toEqual([])
})

it('an error shown since the last press stays when its screen closes', () => {
  screens.open('login', {})
  does('pointerdown')
  feedback.toast('Fail to launch game', 'error')
  screens.close()
  expect(shownMessages()).toEqual(['Fail to launch game'])
})

it('an error is dismissed with the pop-up that Back closes', async () => {
  screens.open('login', {})
  await act(() => router.navigate('/', { state: { depth: 1 } }))
  feedback.toast('Username / Email required', 'error')
  await act(() => router.navigate(-1))
  screens.truncate(0)
  expect(shownMessages()).toEqual([])
})

it.each([
  ['a step of the page', 1],
  ['a pop-up above a step of the page', 2],
])('an error is dismissed with %s that Back leaves', async (_, depth) => {
  const leave = screens.onPageBack(() => true)
  await act(() => router.navigate('/', { state: { depth: 1 } }))
  if (depth === 2) {
    screens.open('contactUs', {})
    await act(() => router.navigate('/', { state: { depth } }))
  }
  feedback.toast('Verification code required', 'error')
  await act(() => router.navigate(-1))
  screens.truncate(depth - 1, true)
  await Promise.resolve()
  expect(shownMessages()).toEqual([])
  leave()
})

it("an error shown while a pop-up closes by itself survives the pop-up's history step", async () => {
  screens.open('game', { gameId: 1, playForFun: 1 })
  await act(() => router.navigate('/', { state: { depth: 1 } }))
  does('pointerdown')
  feedback.toast('Fail to launch game', 'error')
  screens.close()
  await act(() => router.navigate(-1))
  screens.open('promotion', { promotion: {} as never })
  expect(shownMessages()).toEqual(['Fail to launch game'])
})
