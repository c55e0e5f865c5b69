import { cleanup, render } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import type { OpenScreen, ScreenStack } from '../../host/screen-stack.ts'
import { createValue } from '../../host/value.ts'
import { useFocusReturn } from './use-focus-return.ts'

afterEach(cleanup)

interface Props {
  readonly screens: ScreenStack
  readonly shown: readonly OpenScreen[]
  readonly isAsked?: boolean
}

/** A page with the one button that opens something, and a field. */
function Page({ screens, shown, isAsked = false }: Props) {
  useFocusReturn(screens, shown, isAsked)
  return (
    <>
      <input />
      <button type="button">Play</button>
    </>
  )
}

const screenOf = (key: number) => ({ key, id: 'game', params: {} }) as unknown as OpenScreen

function show(prepared: readonly OpenScreen[] = []) {
  const stack = createValue<readonly OpenScreen[]>([])
  const screens = { stack, prepared: createValue(prepared) } as unknown as ScreenStack
  const { getByRole, rerender } = render(<Page screens={screens} shown={stack.get()} />)
  return {
    play: getByRole('button'),
    field: getByRole('textbox'),
    change: (shown: readonly OpenScreen[], isAsked = false) => {
      stack.set(shown)
      rerender(<Page screens={screens} shown={shown} isAsked={isAsked} />)
    },
  }
}

it('a pop-up opened by a confirmation returns the focus to the opener of the first pop-up', async () => {
  const { play, change } = show()
  play.focus()
  change([screenOf(1)])
  play.blur()
  change([], true)
  change([screenOf(2)])
  expect(document.activeElement).toBe(document.body)
  change([])
  await vi.waitFor(() => expect(document.activeElement).toBe(play))
})

it('so it does if the first pop-up, rendered ahead, has returned the focus to what had it then', async () => {
  const first = screenOf(1)
  const { play, field, change } = show([first])
  play.focus()
  change([first])
  change([], true)
  field.focus()
  change([screenOf(2)])
  change([])
  // Its own dialog returns the focus to what had it when it opened.
  field.focus()
  await vi.waitFor(() => expect(document.activeElement).toBe(play))
})
