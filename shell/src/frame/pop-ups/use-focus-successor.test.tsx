import type { User } from '@croupier/shared/api'
import { cleanup, render, testUser } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import type { OpenScreen } from '../../host/screen-stack.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { createValue } from '../../host/value.ts'
import { useFocusSuccessor } from './use-focus-successor.ts'

afterEach(cleanup)

interface Props {
  /** What the bar shows. */
  readonly controls: readonly string[]
  readonly isCovered: boolean
}

/** A bar above the page, and the dialog of a pop-up. */
function Site({ controls, isCovered }: Props) {
  useFocusSuccessor()
  return (
    <>
      {controls.length > 0 && (
        <header>
          <div>
            <p>Croupier</p>
            <div>
              <p>Welcome</p>
              {controls.map((name) => (
                <button key={name}>{name}</button>
              ))}
            </div>
          </div>
        </header>
      )}
      <main id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>Home</h1>
      </main>
      {isCovered && (
        <div role="dialog" tabIndex={-1}>
          <input aria-label="Password" />
        </div>
      )}
    </>
  )
}

const VISITOR = ['Login', 'Join']
const MEMBER = ['Deposit', 'Messages']

function show(isOpen = false, user: User | null = null) {
  const login = { key: 1, id: 'login', params: {} } as const
  const stack = createValue<readonly OpenScreen[]>(isOpen ? [login] : [])
  const session = Object.assign(createValue(user), { known: createValue(true) })
  const host = { screens: { stack }, session } as unknown as ShellHost
  const site = (controls: readonly string[], isCovered: boolean) => (
    <ShellContext value={host}>
      <Site controls={controls} isCovered={isCovered} />
    </ShellContext>
  )
  const { getByRole, rerender } = render(site(VISITOR, isOpen))
  return {
    focusControl: (name: string) => getByRole('button', { name }).focus(),
    focusHeading: () => getByRole('heading').focus(),
    focusPage: () => getByRole('main').focus(),
    open: (key: number) => {
      stack.set([{ ...login, key }])
      rerender(site(VISITOR, true))
      getByRole('textbox').focus()
    },
    close: (controls: readonly string[]) => {
      session.set(controls === MEMBER ? testUser() : null)
      stack.set([])
      rerender(site(controls, false))
    },
  }
}

/** Some frames later: the focus would have moved by then. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
}

const focused = () =>
  document.activeElement?.id || document.activeElement?.textContent || document.activeElement?.tagName

it.each([
  ['Login', 'Deposit'],
  ['Join', 'Messages'],
])('after a login from %s the focus is on %s, which has taken its place', async (opener, successor) => {
  const { focusControl, open, close } = show()
  focusControl(opener)
  open(1)
  close(MEMBER)
  await vi.waitFor(() => expect(focused()).toBe(successor))
})

it('so it is if the dialog, rendered ahead, has returned the focus to what had it then', async () => {
  const { focusControl, focusPage, open, close } = show()
  focusControl('Login')
  open(1)
  close(MEMBER)
  focusPage()
  await vi.waitFor(() => expect(focused()).toBe('Deposit'))
})

it('a pop-up that follows the login at once returns the focus to the same place', async () => {
  const { focusControl, open, close } = show()
  focusControl('Join')
  open(1)
  close(MEMBER)
  open(2)
  close(MEMBER)
  await vi.waitFor(() => expect(focused()).toBe('Messages'))
})

it('after a login that was opened before this code was loaded, the focus is on the first control of the bar', async () => {
  const { close } = show(true)
  close(MEMBER)
  await vi.waitFor(() => expect(focused()).toBe('Deposit'))
})

it.each([
  ['a visitor', null, VISITOR],
  ['a member', testUser(), MEMBER],
])('a pop-up that came with the page of %s and is closed leaves the focus alone', async (_, user, controls) => {
  const { close } = show(true, user)
  close(controls)
  await settled()
  expect(document.activeElement).toBe(document.body)
})

it('the page takes the focus if nothing has taken the place of the opener', async () => {
  const { focusControl, open, close } = show()
  focusControl('Login')
  open(1)
  close([])
  await vi.waitFor(() => expect(focused()).toBe('content'))
})

it('a page that has come with the login keeps the focus at its heading', async () => {
  const { focusControl, focusHeading, open, close } = show()
  focusControl('Login')
  open(1)
  close(MEMBER)
  focusHeading()
  await settled()
  expect(focused()).toBe('Home')
})

it('a member’s pop-up whose opener is gone leaves the focus where it was returned to', async () => {
  const { focusControl, focusPage, open, close } = show(false, testUser())
  focusControl('Login')
  open(1)
  close(MEMBER)
  focusPage()
  await settled()
  expect(focused()).toBe('content')
})

it('after a session has ended, nothing takes it before the login form does', async () => {
  const { focusControl, open, close } = show(false, testUser())
  focusControl('Login')
  open(1)
  close(['Join'])
  await settled()
  expect(document.activeElement).toBe(document.body)
})

it('after a session has ended, it stays in the form that asks for the login', async () => {
  const { focusControl, focusPage, open, close } = show(false, testUser())
  focusControl('Login')
  open(1)
  close(['Join'])
  focusPage()
  await settled()
  expect(focused()).toBe('content')
})

it('the focus stays where it was returned to', async () => {
  const { focusControl, open, close } = show()
  focusControl('Login')
  open(1)
  close(VISITOR)
  focusControl('Join')
  await settled()
  expect(focused()).toBe('Join')
})
